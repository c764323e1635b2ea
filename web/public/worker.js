// Stands behind the page for two things: turn notices, which phones show only through a worker, and a page to show while the
// server cannot be reached. It keeps that page and nothing else, so no old table is ever shown.

const KEPT = 'tessera-offline-1'
const OFFLINE = ['/offline.html', '/offline.css', '/icon.svg']

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(OFFLINE)))
  self.skipWaiting()
})

self.addEventListener('activate', (event) => event.waitUntil(forgetOld()))

self.addEventListener('fetch', (event) => {
  const path = new URL(event.request.url).pathname
  if (event.request.mode === 'navigate') event.respondWith(fetch(event.request).catch(() => caches.match('/offline.html')))
  else if (OFFLINE.includes(path)) event.respondWith(fetch(event.request).catch(() => caches.match(path)))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})

async function forgetOld() {
  for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name)
  await self.clients.claim()
}

/** Bring the table's page to the front, or open it anew where it was closed meanwhile. */
async function open(hash) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find((each) => new URL(each.url).hash === hash)
  if (page) await page.focus()
  else await self.clients.openWindow(`/${hash}`)
}
