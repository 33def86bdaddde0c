import type { Page } from '@playwright/test'

/** When a translation begins, and what it writes before each text. */
export interface Translation {
  /** `hydrated`: once React answers, as on most visits; `start`: with the first text that arrives, before React has looked at it. */
  from: 'hydrated' | 'start'
  mark: string
}

/**
 * Runs in the page, before its scripts: translates it as Chrome and Edge do (facebook/react#11538). Each text node with letters
 * or digits is taken out of its parent, and two `<font>` with a new text stand in its place; what is added later is translated
 * too. But for the mark the words stay the same, so that a test finds them.
 */
export const translatePage = ({ from, mark }: Translation) => {
  const left = 'script, style, noscript, textarea, svg, font, .notranslate, [translate=no]'
  const translate = (text: Text) => {
    if (!/[\p{L}\p{N}]/u.test(text.data) || !text.parentElement || text.parentElement.closest(left)) return
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    inner.textContent = mark + text.data
    outer.append(inner)
    text.replaceWith(outer)
  }
  const translateAll = (node: Node) => {
    if (!document.body?.contains(node)) return
    const texts = node instanceof Text ? [node] : []
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) translate(text)
  }
  let isOn = from === 'start'
  new MutationObserver((changes) => {
    if (!isOn && 'hydrated' in document.documentElement.dataset) {
      isOn = true
      translateAll(document.body)
    }
    if (!isOn) return
    for (const { target, addedNodes, type } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes) translateAll(node)
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
}

/**
 * Runs in the page, before its scripts: complains in the console of each text that React keeps as a node of its own. A text
 * that is alone in its element React writes through the element, which a translation does not hinder; a text beside something
 * else it changes and removes by its node, and inserts before it, and a translation has taken that node away.
 */
export const watchLooseTexts = () => {
  const told = new Set<string>()
  const look = (text: Text) => {
    if (!text.data.trim() || !Object.keys(text).some((key) => key.startsWith('__reactFiber$'))) return
    const parents: string[] = []
    for (let at = text.parentElement; at && parents.length < 4; at = at.parentElement)
      parents.unshift(at.localName + (at.classList[0] ? `.${at.classList[0]}` : ''))
    const where = `"${text.data.slice(0, 60)}" in ${parents.join(' > ')}`
    if (told.has(where)) return
    told.add(where)
    console.error(`A text that is not alone in its element: ${where}`)
  }
  const lookThrough = (node: Node) => {
    if (node instanceof Text) look(node)
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) look(walker.currentNode as Text)
  }
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) lookThrough(node)
  }).observe(document, { subtree: true, childList: true })
  // what the server wrote changes nothing when React takes it over
  setInterval(() => document.body && lookThrough(document.body), 500)
}

/** Gathers what `watchLooseTexts` complains of in the pages that are opened from now on. */
export async function gatherLooseTexts(page: Page): Promise<string[]> {
  const gathered: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('A text that is not alone')) gathered.push(message.text())
  })
  await page.addInitScript(watchLooseTexts)
  return gathered
}
