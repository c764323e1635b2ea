/** The worker behind the page: turn notices, and a page to show while the server cannot be reached. */

/** Over plain http, on another machine, a browser knows no workers. */
export const known = typeof navigator !== 'undefined' && 'serviceWorker' in navigator

export function startWorker(): void {
  // A browser that refuses the worker still plays.
  if (known) void navigator.serviceWorker.register('/worker.js').catch(() => undefined)
}
