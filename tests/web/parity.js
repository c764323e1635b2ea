// Every way from the controls of this page to an action: each action as often as it can be reached, and what is wrong.
async () => {
  const pause = () => new Promise((done) => setTimeout(() => requestAnimationFrame(() => setTimeout(done, 0)), 0))
  const focusable = (e) => e.tabIndex >= 0 && e.getClientRects().length > 0
  const nameOf = (e) => (e.getAttribute('aria-label') ?? e.textContent).replace(/\s+/g, ' ').trim()
  const press = (key) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  const found = []
  const wrong = []
  const tried = new Set()

  // What this page offers now, beyond what it offered before the last click.
  function gather(known) {
    const names = new Map()
    const fresh = []
    for (const e of document.querySelectorAll('[data-do]')) {
      const name = nameOf(e)
      if (!name) wrong.push(`without a name: ${e.dataset.do}`)
      if (names.has(name)) wrong.push(`same name: ${name}`)
      names.set(name, e)
      if (known.has(e.dataset.do)) continue
      if (!focusable(e)) wrong.push(`cannot be focused: ${e.dataset.do}`)
      fresh.push(e.dataset.do)
    }
    return fresh
  }

  async function collect(path, before) {
    if (path.length > 6) return wrong.push(`too deep: ${path}`)
    const known = new Set(before)
    // A tile in hand is turned by a key; each turning shows its own places.
    for (let turn = 0; turn < 4; turn++) {
      const fresh = gather(known)
      found.push(...fresh)
      fresh.forEach((one) => known.add(one))
      if (!document.querySelector('.turning')) break
      press('r')
      await pause()
    }
    const more = [...document.querySelectorAll('.usable[role=button]:not([data-do])')].map((e) => e.dataset.on)
    for (const on of more) {
      const key = [...path, on].join(' ')
      if (tried.has(key)) continue
      tried.add(key)
      const e = document.querySelector(`.usable[role=button][data-on="${CSS.escape(on)}"]`)
      if (!e) {
        wrong.push(`gone: ${key}`)
        continue
      }
      if (!focusable(e)) wrong.push(`cannot be focused: ${key}`)
      const menu = e.getAttribute('aria-haspopup') === 'menu'
      e.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      await pause()
      if (menu) found.push(...gather(known))
      else await collect([...path, on], known)
      press('Escape')
      await pause()
    }
  }
  await collect([], new Set())
  return { found, wrong }
}
