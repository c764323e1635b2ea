// Every way from the controls of this page to an action: [action, accessible name] for each, and what is wrong.
async () => {
  const pause = () => new Promise((done) => setTimeout(() => requestAnimationFrame(() => setTimeout(done, 0)), 0))
  const focusable = (e) => e.tabIndex >= 0 && e.getClientRects().length > 0
  const nameOf = (e) => (e.getAttribute('aria-label') ?? e.textContent).replace(/\s+/g, ' ').trim()
  const escape = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  const found = []
  const wrong = []
  const seen = new Set()
  const turns = () => [...document.querySelectorAll('section.board [data-turn]')]

  async function collect(path) {
    if (path.length > 5) return wrong.push(`too deep: ${path}`)
    const names = new Map()
    for (const e of document.querySelectorAll('[data-do]')) {
      if (!focusable(e)) wrong.push(`cannot be focused: ${e.dataset.do}`)
      found.push(e.dataset.do)
      const name = nameOf(e)
      if (!name) wrong.push(`without a name: ${e.dataset.do}`)
      if (names.has(name)) wrong.push(`same name: ${name}`)
      names.set(name, e)
    }
    const more = [...document.querySelectorAll('.usable[role=button]:not([data-do])')].map((e) => e.dataset.on)
    for (const on of more) {
      const key = [...path, on].join(' ')
      if (seen.has(key)) continue
      seen.add(key)
      const e = document.querySelector(`.usable[role=button][data-on="${CSS.escape(on)}"]`)
      if (!e) { wrong.push(`gone: ${key}`); continue }
      if (!focusable(e)) wrong.push(`cannot be focused: ${key}`)
      const menu = e.getAttribute('aria-haspopup') === 'menu'
      e.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      await pause()
      if (menu) {
        for (const item of document.querySelectorAll('[role=menuitem]')) found.push(item.dataset.do)
      } else await collect([...path, on])
      escape()
      await pause()
    }
  }
  await collect([])
  return { found, wrong }
}
