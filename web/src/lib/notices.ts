/** A notice of the system when a table waits for you and you look elsewhere. Off unless wished for and allowed. */

import { prefs } from './prefs.svelte'
import { known as hasWorkers } from './worker'

/** Over plain http, on another machine, a browser knows no notices. */
export const known = typeof Notification !== 'undefined' && hasWorkers

/** Ask the browser's leave; a person who said no before is not asked again. */
export async function allowed(): Promise<boolean> {
  return known && (await Notification.requestPermission()) === 'granted'
}

/** One notice a table, with nothing in it that a seat alone may know: whoever passes the screen can read it. */
export async function notify(table: string, title: string, body: string): Promise<void> {
  if (!prefs.notices || !known || Notification.permission !== 'granted' || document.hasFocus()) return
  const behind = await navigator.serviceWorker.ready
  const how = { body, tag: table, icon: '/icon.svg', data: `#/table/${table}` }
  // Who has come back meanwhile needs no notice.
  if (!document.hasFocus()) await behind.showNotification(title, how)
}

/** Take a table's notice away: it is answered, or looked at. */
export async function forget(table: string): Promise<void> {
  if (!known || Notification.permission !== 'granted') return
  const behind = await navigator.serviceWorker.getRegistration()
  for (const notice of (await behind?.getNotifications({ tag: table })) ?? []) notice.close()
}
