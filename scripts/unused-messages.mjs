// Finds messages that no screen shows: their translations would be read and paid for.
import { globSync, readFileSync } from 'node:fs'

/** @returns the ids that no source of the pages names, whole or by its beginning (`orders.status.${status}`) */
export function unusedMessages(ids) {
  const sources = globSync('{design-system,features,app}/**/*.{ts,tsx}')
    .filter((file) => !/\.(stories|test)\./.test(file))
    .map((file) => readFileSync(file, 'utf8'))
  const named = new Set()
  const stems = new Set()
  for (const source of sources) {
    for (const [, id] of source.matchAll(/['"`]([a-z][\w-]*(?:\.[\w-]+)+)['"`]/g)) named.add(id)
    for (const [, stem] of source.matchAll(/['"`]([a-z]+(?:\.[A-Za-z_]+)*\.)\$\{/g)) stems.add(stem)
  }
  return ids.filter((id) => !named.has(id) && ![...stems].some((stem) => id.startsWith(stem)))
}
