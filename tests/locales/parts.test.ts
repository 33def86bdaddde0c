import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { faultParts, shellParts } from '../../app/i18n/messages.ts'
import { matchPage } from '../../app/router/routes.tsx'
import { statusPages } from '../../app/router/status-pages.ts'
import { pagePatterns } from '#domain/store/paths.ts'
import { exists, importsOf, isTest, textOf } from '../architecture/imports.ts'

const compiled = (part: string) =>
  Object.keys(
    JSON.parse(
      readFileSync(new URL(`../../locales/.compiled/${part}/en.json`, import.meta.url), 'utf8'),
    ) as object,
  )
const pageMatches = Object.values(pagePatterns).map((pattern) =>
  matchPage({ pathname: pattern.replaceAll('?', '') }),
)
const parts = [
  ...new Set([...shellParts, ...faultParts, ...pageMatches.flatMap(({ route }) => route.handle.parts)]),
]
const partOf = new Map(parts.flatMap((part) => compiled(part).map((id) => [id, part] as const)))

// Architecture: a page and all that it imports, also what no journey opens. A missing message that is shown fails a journey's console.
/** Where an index takes each name from: a page does not show all that a feature can. */
function sourcesOf(index: string): Map<string, string> {
  return new Map(
    [...textOf(index).matchAll(/export (?:type )?\{([^}]*)\} from '([^']+)'/g)].flatMap(
      ([, names = '', from = '']) =>
        names
          .split(',')
          .map((name) => [name.replace(/^\s*type /, '').trim(), join(dirname(index), from)] as const),
    ),
  )
}

/** The files behind an import: an index stands for those of its files that the names come from. */
function behind(file: string, target: string): string[] {
  if (!target.endsWith('/index.ts') || !target.startsWith('features/')) return [target]
  const noun = target.split('/')[1] ?? ''
  const wanted = [...textOf(file).matchAll(/(?:import|export) (?:type )?\{([^}]*)\} from '([^']+)'/g)].filter(
    ([, , from = '']) => from === `#features/${noun}` || join(dirname(file), from) === target,
  )
  const names = wanted.flatMap(([, list = '']) =>
    list.split(',').map((name) =>
      name
        .replace(/^\s*type /, '')
        .replace(/ as .*/, '')
        .trim(),
    ),
  )
  const sources = sourcesOf(target)
  return names.flatMap((name) => {
    const from = sources.get(name)
    const own = from?.endsWith('/index.ts') ? sourcesOf(from).get(name) : from
    return own === undefined ? [] : [own]
  })
}

/** Every file that a module may bring along, at once or later. Other pages are other pages' business. */
function reach(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || file.startsWith('app/router/page-modules/') || !exists(file) || isTest(file))
    return seen
  seen.add(file)
  for (const { target, isPackage } of importsOf(file))
    if (!isPackage && /\.tsx?$/.test(target)) for (const next of behind(file, target)) reach(next, seen)
  return seen
}

/** Files whose words come with whoever calls their functions. */
const forCallers = ['features/kit/form/form.tsx']

/** The parts whose messages a module's files speak of, and do not fetch themselves. Ids that are put together count by their beginning. */
function spokenBy(module: string): Set<string> {
  const spoken = new Set<string>()
  const files = [...reach(module)].filter((file) => !forCallers.includes(file))
  const fetched = files.flatMap((file) =>
    [...textOf(file).matchAll(/loadMessages\(.*\['([\w-]+)'\]\)/g)].map(([, part]) => part),
  )
  for (const file of files) {
    const text = textOf(file)
    for (const [, id = '', isStem] of text.matchAll(/['"`]([a-z-]+(?:\.[\w-]+)+\.?)(\$\{)?/g)) {
      for (const [known, part] of partOf) if (isStem ? known.startsWith(id) : known === id) spoken.add(part)
    }
  }
  return new Set([...spoken].filter((part) => !fetched.includes(part)))
}

describe('a page brings the words of everything it can show', () => {
  const always = [...shellParts, ...faultParts]
  it("is found through a feature's index, without its other screens", () => {
    const files = reach('app/pages/shop/product.tsx')
    expect(
      [
        'features/catalogue/product/reviews/ReviewForm.tsx',
        'features/catalogue/home/HomeView.tsx',
        'features/cart/use-add-line.ts',
      ].map((file) => files.has(file)),
    ).toEqual([true, false, true])
  })
  it('the parts that stand apart hold something', () => {
    for (const part of [...always, 'design-system-more'])
      expect(compiled(part).length, part).toBeGreaterThan(5)
  })
  it.each(pageMatches.map(({ route, handles }) => [route.path, route.handle.parts, handles] as const))(
    '%s',
    (_, own, handles) => {
      const lacking = handles
        .flatMap(({ modules }) => modules.flatMap((module) => [...spokenBy(module)]))
        .filter((part) => !always.includes(part) && !own.includes(part))
      expect(lacking).toEqual([])
    },
  )
  it.each(Object.entries(statusPages))('%s', (_, { modules, parts: own }) => {
    const lacking = modules
      .flatMap((module) => [...spokenBy(module)])
      .filter((part) => !always.includes(part) && !own.includes(part))
    expect(lacking).toEqual([])
  })
  it('and so do the shell and what surrounds it, which know no page', () => {
    for (const file of ['app/shell/Shell.tsx', 'app/router/Root.tsx'])
      expect([...spokenBy(file)].filter((part) => !always.includes(part))).toEqual([])
  })
})
