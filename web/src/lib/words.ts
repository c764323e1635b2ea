/** Reads word files. It supports the same small part of Fluent as the server (tessera/core/messages.py). */

export type Values = Record<string, string | number>
export type Patterns = Record<string, string>

const ENTRY = /^([a-zA-Z][\w-]*) *=[ \t]?(.*)$/
const ATTRIBUTE = /^\s+\.([a-zA-Z][\w-]*) *= *(.*)$/
const VARIABLE = /\{ *\$([a-zA-Z]\w*) *\}/g
const SELECT = /\{ *\$([a-zA-Z]\w*) *->\s*([^]*?)\n\s*\}/g
const VARIANT = /(\*?)\[([\w-]+)\] *([^]*?)(?=\s*\*?\[[\w-]+\] |\s*$)/g

/** A message file as patterns by key; an attribute `.text` of `key` is found under `key.text`. */
export function read(text: string): Patterns {
  const found: Patterns = {}
  let key = ''
  for (const line of text.split('\n')) {
    const entry = ENTRY.exec(line)
    const attribute = ATTRIBUTE.exec(line)
    if (entry) {
      key = entry[1]!
      found[key] = entry[2]!.trim()
    } else if (attribute) {
      found[`${key}.${attribute[1]}`] = attribute[2]!.trim()
    } else if (key && /^\s/.test(line) && line.trim()) {
      found[key] += (found[key] ? '\n' : '') + line.trimEnd()
    } else if (key && line.startsWith('}')) {
      found[key] += '\n}'
    }
  }
  return found
}

/** The sentence of a pattern with its values put in. */
export function say(pattern: string, values: Values = {}): string {
  const chosen = pattern.replace(SELECT, (_, name: string, variants: string) => choose(variants, values[name] ?? 0))
  return chosen
    .replace(VARIABLE, (_, name: string) => String(values[name] ?? '?'))
    .replace(/\s+/g, ' ')
    .trim()
}

function choose(variants: string, value: string | number): string {
  const found: Patterns = {}
  let fallback = ''
  for (const [, star, name, pattern] of variants.matchAll(VARIANT)) {
    found[name!] = pattern!
    if (star) fallback = pattern!
  }
  const form = value === 1 ? 'one' : 'other'
  return found[String(value)] ?? found[form] ?? fallback
}
