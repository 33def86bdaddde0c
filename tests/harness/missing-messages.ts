import { readdirSync, readFileSync } from 'node:fs'

/** First parts of the ids of all messages: `cart` of `cart.title`. */
export const messageNouns: readonly string[] = [
  ...new Set(
    readdirSync('locales', { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .flatMap(({ name }) =>
        Object.keys(JSON.parse(readFileSync(`locales/${name}/en.json`, 'utf8')) as Record<string, string>),
      )
      .map((id) => id.split('.')[0] ?? ''),
  ),
]

/**
 * Runs in the page, before its scripts: complains in the console of each visible text and label that is the id of a message,
 * which is what the translator leaves where the catalogue with the message was not loaded.
 */
export const watchMissingMessages = (nouns: readonly string[]) => {
  const id = new RegExp(`^(${nouns.join('|')})(\\.\\w+)+$`)
  const told = new Set<string>()
  const look = (text: string | null) => {
    const written = text?.trim() ?? ''
    if (!id.test(written) || told.has(written)) return
    told.add(written)
    console.error(`A message that was not loaded: ${written}`)
  }
  setInterval(() => {
    if (!document.body) return
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) look(walker.currentNode.nodeValue)
    for (const labelled of document.body.querySelectorAll('[aria-label]'))
      look(labelled.getAttribute('aria-label'))
  }, 500)
}
