// Stands behind the page for turn notices alone: phones show a notice only through such a worker. It caches nothing.

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})

/** Bring the table's page to the front, or open it anew where it was closed meanwhile. */
async function open(hash) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find((each) => new URL(each.url).hash === hash)
  if (page) await page.focus()
  else await self.clients.openWindow(`/${hash}`)
}
