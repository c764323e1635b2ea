/** The route, which is everything after the # of the address. Browsers never send this part, so secret links appear in no log. */

export interface Route {
  page: string
  parts: string[]
  query: URLSearchParams
}

function parse(): Route {
  const [path = '', query = ''] = location.hash.replace(/^#\/?/, '').split('?')
  const [page = '', ...parts] = path.split('/').map(decodeURIComponent)
  return { page, parts, query: new URLSearchParams(query) }
}

export const route = $state<{ now: Route }>({ now: parse() })

export function listen(): void {
  addEventListener('hashchange', () => (route.now = parse()))
}

export function go(hash: string, replace = false): void {
  if (replace) {
    history.replaceState(null, '', hash)
    route.now = parse()
  } else location.hash = hash
}

export const ruleLink = (game: string, rule: string) => `#/rules/${game}/${rule}`
