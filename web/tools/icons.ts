/** Icons of game-icons.net (CC BY 3.0): `import coins from 'icon:two-coins'` is the outline of one of them, and nothing else. */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

interface IconSet {
  icons: Record<string, { body: string }>
}

const SCHEME = 'icon:'

export function icons() {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
  let set: IconSet | undefined
  return {
    name: 'icons',
    resolveId: (id: string) => (id.startsWith(SCHEME) ? `\0${id}` : undefined),
    load(id: string) {
      if (!id.startsWith(`\0${SCHEME}`)) return undefined
      set ??= JSON.parse(readFileSync(file, 'utf-8')) as IconSet
      const name = id.slice(SCHEME.length + 1)
      const outline = / d="([^"]+)"/.exec(set.icons[name]?.body ?? '')?.[1]
      if (!outline) throw new Error(`there is no icon called ${name}`)
      return `export default ${JSON.stringify(outline)}`
    },
  }
}
