/** Parses a rulebook page into blocks that can be drawn, searched and linked. It supports the Markdown that our rulebooks use. */

export interface Inline {
  kind: 'text' | 'strong' | 'em' | 'code' | 'link' | 'rule'
  text: string
  href?: string
}

export interface Block {
  kind: 'heading' | 'paragraph' | 'item' | 'table' | 'code' | 'figure'
  level: number
  /** The rule that begins here, or the heading's anchor. */
  id: string
  text: string
  parts: Inline[]
  /** The name of a drawing; its description is the text. */
  figure?: string
  rows: Inline[][][]
}

const RULE = /\b[A-Z]{2,3}-(?:R?\d+[a-z]?)\b/
const FIGURE = /^!\[([^\]]*)\]\(figures\/([a-z0-9-]+)\.svg\)$/
const INLINE = /\*\*(.+?)\*\*|\*([^*\s][^*]*?)\*|`([^`]+)`|\[([^\]]+)\]\(([^)]+)\)|\b([A-Z]{2,3}-R?\d+[a-z]?)\b/g

export const anchor = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '-')
    .replace(/^-|-$/g, '')

export function inline(text: string): Inline[] {
  const found: Inline[] = []
  let at = 0
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) found.push({ kind: 'text', text: text.slice(at, match.index) })
    const [, strong, em, code, label, href, rule] = match
    if (strong) found.push(RULE.test(strong) && strong.length < 10 ? { kind: 'rule', text: strong } : { kind: 'strong', text: strong })
    else if (em) found.push({ kind: 'em', text: em })
    else if (code) found.push({ kind: 'code', text: code })
    else if (label) found.push({ kind: 'link', text: label, href: href! })
    else found.push({ kind: 'rule', text: rule! })
    at = match.index + match[0].length
  }
  if (at < text.length) found.push({ kind: 'text', text: text.slice(at) })
  return found
}

export function blocks(markdown: string): Block[] {
  const found: Block[] = []
  const add = (kind: Block['kind'], text: string, level = 0) => {
    const rule = kind === 'heading' ? null : /^(?:\*\*)?([A-Z]{2,3}-R?\d+[a-z]?)\b/.exec(text)
    const id = kind === 'heading' ? anchor(text) : (rule?.[1] ?? '')
    found.push({ kind, level, id, text, parts: kind === 'code' ? [] : inline(text), rows: [] })
  }
  let fenced: string[] | null = null
  let open: Block['kind'] | null = null
  for (const line of markdown.split('\n')) {
    if (line.startsWith('```')) {
      if (fenced) add('code', fenced.join('\n'))
      fenced = fenced ? null : []
      open = null
      continue
    }
    if (fenced) {
      fenced.push(line)
      continue
    }
    const heading = /^(#+) +(.*)$/.exec(line)
    const item = /^(\s*)(?:[-*]|\d+\.) +(.*)$/.exec(line)
    const figure = FIGURE.exec(line)
    const last = found.at(-1)
    if (!line.trim() || line.startsWith('<!--')) open = null
    else if (figure) {
      found.push({ kind: 'figure', level: 0, id: '', text: figure[1]!, figure: figure[2]!, parts: inline(figure[1]!), rows: [] })
      open = null
    } else if (heading) {
      add('heading', heading[2]!, heading[1]!.length)
      open = null
    } else if (line.startsWith('|')) {
      const cells = line.replace(/^\||\|$/g, '').split('|')
      if (cells.every((cell) => /^\s*:?-+:?\s*$/.test(cell))) continue
      if (open !== 'table') add('table', '')
      open = 'table'
      const table = found.at(-1)!
      table.text += ` ${line}`
      table.rows.push(cells.map((cell) => inline(cell.trim())))
    } else if (item) {
      add('item', item[2]!, item[1]!.length)
      open = 'item'
    } else if (open && last && open !== 'table') {
      last.text += ` ${line.trim()}`
      last.parts = inline(last.text)
    } else {
      add('paragraph', line.trim())
      open = 'paragraph'
    }
  }
  return found
}

/** The blocks that contain all words of a search, with the headings above them. */
export function matching(all: Block[], words: string): Block[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  if (!wanted.length) return all
  return all.filter((block) => {
    const text = `${block.id} ${block.text}`.toLowerCase()
    return block.kind !== 'heading' && wanted.every((word) => text.includes(word))
  })
}

/** The block that states a rule, without the id at its beginning. */
export const ruleOf = (all: Block[], id: string): Block | undefined => all.find((block) => block.kind === 'item' && block.id === id)
