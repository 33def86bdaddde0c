import { globSync, readFileSync } from 'node:fs'
import type { Named } from './module-source.ts'
import { reachOf, reachOfNamed, type Reach } from './reach.ts'

/** What every page shows: header, footer, what the router brings. */
export const SHELL = 'shell'
const shellModule = 'app/client/entry-client.tsx'

/** The module of each page, by the name of its catalogue: `shop/home`. */
const pageModules = new Map(
  globSync('app/pages/*/*.tsx')
    .filter((file) => !/\.(test|stories)\./.test(file))
    .sort()
    .map((file) => [file.replace(/^app\/pages\/|\.tsx$/g, ''), file]),
)

/** Ids of all messages, in the order of the nouns' catalogues. */
export const messageIds = (): string[] =>
  globSync('locales/*/en.json')
    .sort()
    .flatMap((file) => Object.keys(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>))

/** Every catalogue that a part of a page brings along, by its name, with those that come from there. */
function lateParts(
  first: Iterable<readonly [string, Named]>,
  found = new Map<string, Named>(),
): typeof found {
  for (const [catalogue, named] of first) {
    const known = found.get(catalogue)
    if (known && known !== named) throw new Error(`Two parts of pages bring a catalogue named ${catalogue}`)
    if (known) continue
    found.set(catalogue, named)
    lateParts(reachOfNamed(named, () => false).late, found)
  }
  return found
}

/** The messages that texts of sources name. */
function idsIn(texts: Reach['texts'], all: readonly string[]): string[] {
  const patterns = [...texts].filter((text) => text instanceof RegExp)
  return all.filter((id) => texts.has(id) || patterns.some((pattern) => pattern.test(id)))
}

/**
 * Walks the sources of the shell, of each page and of each part that comes with words of its own (`withWords`), and finds the
 * messages that they can show (docs/decisions/0047).
 * @returns ids by catalogue: the shell's, a page's without those of the shell, a late part's likewise
 */
export function readCatalogues(all: readonly string[]): Map<string, string[]> {
  const roots = [shellModule, ...pageModules.values()]
  const late = lateParts(roots.flatMap((file) => [...reachOf(file, () => false).late]))
  const apart = new Set([...late.values()].flatMap(({ later }) => later))
  const isApart = (file: string) => apart.has(file)
  const shell = idsIn(reachOf(shellModule, isApart).texts, all)
  const less = (ids: readonly string[]) => ids.filter((id) => !shell.includes(id))
  const catalogues = new Map([[SHELL, shell]])
  for (const [name, file] of pageModules) catalogues.set(name, less(idsIn(reachOf(file, isApart).texts, all)))
  for (const [name, named] of late) {
    const isOther = (file: string) => isApart(file) && !named.later.includes(file)
    catalogues.set(name, less(idsIn(reachOfNamed(named, isOther).texts, all)))
  }
  return catalogues
}

/** Messages that no source names: their translations would be read and paid for. */
export function unusedMessages(all: readonly string[]): string[] {
  const texts = globSync('{design-system,features,app}/**/*.{ts,tsx}')
    .filter((file) => !/\.(stories|test)\./.test(file))
    .flatMap((file) => [...reachOf(file, () => false).texts])
  const named = idsIn(new Set(texts), all)
  return all.filter((id) => !named.includes(id))
}
