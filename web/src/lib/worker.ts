/** The worker behind the page: turn notices, and a page to show while the server cannot be reached. */

/** Browsers offer no service workers to pages over plain http from another machine. */
export const known = typeof navigator !== 'undefined' && 'serviceWorker' in navigator

export function startWorker(): void {
  // The page also works in a browser that refuses the worker.
  if (known) void navigator.serviceWorker.register('/worker.js').catch(() => undefined)
}
