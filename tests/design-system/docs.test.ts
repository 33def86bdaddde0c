import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildIndex } from 'storybook/internal/core-server'
import { beforeAll, describe, expect, it } from 'vitest'
import { componentFolders, componentsRoot } from '../../design-system/testing/folders.ts'
import { documented, type PropDoc } from './prop-docs.ts'

const all = documented()
const folders = componentFolders()
const wordsOf = (text: string) => text.toLowerCase().match(/[a-z]+/g) ?? []

/** A docstring that only says the name again tells nothing. */
function hasMeaning({ name, text }: PropDoc): boolean {
  const own = new Set([
    ...wordsOf(name.replaceAll(/([A-Z])/g, ' $1')),
    'the',
    'a',
    'an',
    'of',
    'is',
    'are',
    'this',
  ])
  return wordsOf(text).filter((word) => !own.has(word)).length >= 2
}

/** What a number counts or measures. */
const unit =
  /\b(cents|seconds|milliseconds|pixels|rem|bytes|percent|share|0 to \d+|1 to \d+|from [01]|how many|how much|how often|how high|lines|digits|characters|unit of|counted|number of|count of|values|stars|amounts?|rows|pages?|columns|pieces|days|years|months)\b|%/i

describe.each(folders)('$name', ({ group, name: folder, path }) => {
  const here = all.filter((item) => item.folder === folder)
  const props = here.flatMap((item) =>
    item.props.map((prop) => ({ ...prop, said: `${item.name}.${prop.name} (${prop.place})` })),
  )

  it('says of each component what it is, and when it is or is not the right one', () => {
    for (const { name, about } of here) {
      if (about === undefined) continue
      expect(about.split(/[.:;?](?:\s|$)/).filter(Boolean).length, `${name}: ${about}`).toBeGreaterThan(1)
      expect(about, name).toMatch(/\b(not|never|instead|takes?|only|no)\b/i)
    }
  })
  it('says of each prop what it is for', () =>
    expect(props.filter((prop) => !hasMeaning(prop)).map(({ said }) => said)).toEqual([]))
  it('says of each number what it counts', () =>
    expect(
      props
        .filter((prop) => prop.isNumber && !unit.test(`${prop.text} ${prop.default ?? ''}`))
        .map(({ said }) => said),
    ).toEqual([]))
  // A flag that is left out is off and a list that is left out is empty: nobody needs to be told.
  it('says what is taken when a prop is left out', () =>
    expect(
      props
        .filter(
          ({ fallback, default: told }) =>
            fallback !== undefined && !/^(false|undefined|\[\]|\{\}|'')$/.test(fallback) && !told,
        )
        .map(({ said, fallback }) => `${said} = ${fallback}`),
    ).toEqual([]))

  it('has its entry, stories with a Matrix, a page of its own, and something that tries it', () => {
    const files = readdirSync(join(componentsRoot, path))
    const stories = readFileSync(join(componentsRoot, path, `${folder}.stories.tsx`), 'utf8')
    expect(files).toContain('index.ts')
    expect(stories).toMatch(/^export const Matrix\b/m)
    expect(stories, 'a page is made of what the meta calls its component').toMatch(
      new RegExp(`\\bcomponent: ${folder}\\b`),
    )
    expect(stories, 'Storybook shows it in the group of its folder').toMatch(
      new RegExp(`\\btitle: '${group[0]?.toUpperCase()}${group.slice(1)}/${folder}'`),
    )
    expect(stories, 'this would take its page away').not.toContain('!autodocs')
    expect(
      files.some((file) => /\.test\.tsx?$/.test(file)) || /\bplay: /.test(stories),
      'a test or a play function',
    ).toBe(true)
  })
})

let index: Awaited<ReturnType<typeof buildIndex>>
beforeAll(async () => {
  index = await buildIndex({ configDir: '.storybook' })
}, 60_000)

it('Storybook makes a page of every component', () => {
  const pages = new Set(
    Object.values(index.entries)
      .filter((entry) => entry.type === 'docs')
      .flatMap((entry) => [entry.importPath, ...entry.storiesImports])
      .map((path) => path.split('/').at(-2)),
  )
  expect(folders.map(({ name }) => name).filter((name) => !pages.has(name))).toEqual([])
})

describe('the page of other names', () => {
  const text = readFileSync('design-system/docs/FindAComponent.mdx', 'utf8')
  const entries = text
    .split('\n### ')
    .slice(1)
    .map((entry) => {
      const [, first = '', ours = '', others = ''] = /^(.+) → (\w+)(?: \((.+)\))?$/m.exec(entry) ?? []
      return { names: [first, ...others.split(', ').filter(Boolean)], ours, entry }
    })

  it('names components that exist, links each of them, and says what to take for what is not here', () => {
    const names = new Set(['none', ...folders.map(({ name }) => name)])
    expect(entries.length).toBeGreaterThan(50)
    expect(entries.filter(({ ours }) => !names.has(ours)).map(({ entry }) => entry)).toEqual([])
    expect(
      entries.filter(
        ({ ours, entry }) => !(ours === 'none' ? /\]\(/ : new RegExp(`\\[${ours}\\]\\(`)).test(entry),
      ),
    ).toEqual([])
    const links = [...text.matchAll(/\]\(\?path=\/docs\/([\w-]+)\)/g)].map(([, id = '']) => id)
    expect(links.filter((id) => index.entries[id]?.type !== 'docs')).toEqual([])
  })

  it('has each name once, and its headings in the search', () => {
    const all = entries.flatMap(({ names }) => names.map((name) => name.toLowerCase()))
    expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([])
    const page = index.entries['find-a-component--names']
    const found = page?.type === 'docs' ? (page.anchors ?? []).map(({ title }) => title) : []
    expect(found).toEqual(
      expect.arrayContaining(
        entries.map(
          ({ names, ours }) => expect.stringMatching(new RegExp(`^${names[0]} → ${ours}`)) as string,
        ),
      ),
    )
  })
})
