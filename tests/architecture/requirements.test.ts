import { readdirSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { foldersOf, namesIn, rooms, textOf } from './sources.ts'

const root = new URL('../../', import.meta.url).pathname
const FOLDER = 'docs/requirements'

/** An id of a requirement, a decision about one, or a rule of the contract; not part of a longer word or number. */
const ID = /(?<![\w-])(?:R-\d{3}|A-\d{2,3}|C-\d{1,2}(?:\.\d{1,2})?)(?![\w-])/g

/** A section sign that does not follow the name of a standard. */
const SECTION = /(?<!RFC \d+ |SP [\w-]+ )§/

/** Where an entry begins: a row of a table or an item of a list. */
const ENTRY = /^(?:\| |- \*\*)((?:R|A|C)-[\d.]+\d|C-\d)(?= \||\*\*| )/gm

/** Mentions of a paper by its file name, such as a readme or a decision record. */
const PAPER = /(?<![\w-])[\w-]+\.mdx?(?!\w)/g

/** Sources and documents, without this file. Released migrations keep their comments: they are compared by their bytes. */
const files = [...rooms, '.storybook', 'build', 'docs', 'scripts', 'tests', '.']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: folder !== '.', withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name))),
  )
  .filter((file) => /\.(?:m?js|tsx?|mdx?)$/.test(file) && !file.endsWith('/requirements.test.ts'))

const documents = namesIn(FOLDER).filter((name) => name !== 'README.md')
const entries = documents.flatMap((name) =>
  [...textOf(`${FOLDER}/${name}`).matchAll(ENTRY)].map(([, id = '']) => id),
)

/** Ids in a text that no entry has. */
const unresolved = (text: string, known: ReadonlySet<string>): string[] =>
  [...text.matchAll(ID)].map(([id]) => id).filter((id) => !known.has(id))

describe('requirements', () => {
  it('stand in files named after nouns', () => {
    const nouns = new Set([...foldersOf('domain'), ...foldersOf('features')].map((noun) => `${noun}.md`))
    expect(documents.filter((name) => !nouns.has(name))).toEqual([])
  })

  it('have an id each that stands once', () => {
    expect(entries.length).toBeGreaterThan(900)
    expect(entries.filter((id, at) => entries.indexOf(id) !== at)).toEqual([])
  })

  it('are numbered without a gap', () => {
    const numbers = entries.flatMap((id) => (id.startsWith('R-') ? [Number(id.slice(2))] : []))
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from(numbers, (_, at) => at + 1))
  })

  it('are found wherever an id is cited', () => {
    const known = new Set(entries)
    const lost = files.flatMap((file) => unresolved(textOf(file), known).map((id) => `${file}: ${id}`))
    expect(lost).toEqual([])
  })

  it('are each cited by a test or a story', () => {
    const checks = files.filter((file) => /\.(?:test|spec|stories)\.tsx?$/.test(file))
    const cited = new Set(checks.flatMap((file) => [...textOf(file).matchAll(ID)].map(([id]) => id)))
    expect(entries.filter((id) => id.startsWith('R-') && !cited.has(id))).toEqual([])
  })

  it('are told from other words with a hyphen and a number', () => {
    const known = new Set(['R-095', 'A-52', 'C-4.2', 'C-8'])
    expect(unresolved('R-095, A-52, C-4.2 and C-8.', known)).toEqual([])
    expect(unresolved('R-096; A-520; C-4; C-4.20', known)).toEqual(['R-096', 'A-520', 'C-4', 'C-4.20'])
    expect(unresolved('VITAMIN-C-1, C-1000, R-5, A-4, X-R-096', known)).toEqual([])
  })

  it('and all other papers that are named by their files are in the repository', () => {
    const papers = new Set(files.map((file) => basename(file)))
    const lost = files.flatMap((file) =>
      [...textOf(file).matchAll(PAPER)]
        .filter(([name]) => !papers.has(name))
        .map(([name]) => `${file}: ${name}`),
    )
    expect(lost).toEqual([])
  })

  it('are cited by id, never by a section; only standards are cited by theirs', () => {
    expect(SECTION.test('RFC 5321 §4.5 and NIST SP 800-63B §3')).toBe(false)
    expect(SECTION.test('contract.md §4.2')).toBe(true)
    expect(files.filter((file) => SECTION.test(textOf(file)))).toEqual([])
  })
})
