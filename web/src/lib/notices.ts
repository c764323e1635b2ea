/** System notifications for a table that waits while another page is open. They are off unless the person enables and allows them. */

import { prefs } from './prefs.svelte'
import { known as hasWorkers } from './worker'

/** Browsers offer no notifications to pages over plain http from another machine. */
export const known = typeof Notification !== 'undefined' && hasWorkers

/** Ask the browser for permission. A person who refused before is not asked again. */
export async function allowed(): Promise<boolean> {
  return known && (await Notification.requestPermission()) === 'granted'
}

/** Show one notice for each table. It contains nothing secret, because anybody who passes the screen can read it. */
export async function notify(table: string, title: string, body: string): Promise<void> {
  if (!prefs.notices || !known || Notification.permission !== 'granted' || document.hasFocus()) return
  const behind = await navigator.serviceWorker.ready
  const how = { body, tag: table, icon: '/icon.svg', data: `#/table/${table}` }
  // A person who has come back meanwhile needs no notice.
  if (!document.hasFocus()) await behind.showNotification(title, how)
}

/** Remove the notice of a table that was answered or looked at. */
export async function forget(table: string): Promise<void> {
  if (!known || Notification.permission !== 'granted') return
  const behind = await navigator.serviceWorker.getRegistration()
  for (const notice of (await behind?.getNotifications({ tag: table })) ?? []) notice.close()
}
