import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let copy: string
/** @throws Error with what the command said */
function run(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy,
    encoding: 'utf8',
    // as npm sets it
    env: { ...process.env, PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}` },
  })
  if (status !== 0) throw new Error(stderr + stdout)
  return stdout
}
const bin = (name: string) => resolve('node_modules/.bin', name)
const scaffold = (...args: string[]) => run(resolve('scripts/new.mjs'), ...args)

/** The project without its pictures and builds, so that what is written can be checked where it would stand. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'jadeleaf-new-'))
  for (const part of [
    'design-system',
    'domain',
    'features',
    'app',
    'service',
    'locales',
    'scripts',
    'build',
    'tests',
    '.storybook',
    'package.json',
    'tsconfig.json',
    '.oxfmtrc.json',
    '.oxlintrc.json',
    '.dependency-cruiser.mjs',
    'vite.config.ts',
    'playwright.config.ts',
  ])
    cpSync(part, join(copy, part), {
      recursive: true,
      filter: (file) => !/\.test\.tsx?$/.test(file),
    })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
}, 60_000)
afterAll(() => {
  rmSync(copy, { recursive: true, force: true })
}, 60_000)

describe('npm run new', () => {
  // A second try would tell that the files are there already, instead of what went wrong.
  it(
    'writes a component, a feature and nouns that type-check and lint in the house style',
    { retry: 0, timeout: 300_000 },
    () => {
      const lines = [
        ...scaffold('component', 'data/PriceTag').split('\n\n')[0]!.split('\n'),
        ...scaffold('feature', 'gift-cards').split('\n\n')[0]!.split('\n'),
        ...scaffold('noun', 'wish-stories').split('\n\n')[0]!.split('\n'),
        ...scaffold('noun', 'shop-news', '--public').split('\n\n')[0]!.split('\n'),
      ]
      const changed = [...new Set(lines.filter((line) => line.endsWith(' (line added)')))]
        .map((line) => line.replace(' (line added)', ''))
        .toSorted()
      const written = lines.map((line) => line.replace(' (line added)', ''))
      expect(written).toContain('design-system/components/data/PriceTag/PriceTag.stories.tsx')
      expect(written).toContain('app/pages/account/gift-cards.tsx')
      expect(written.filter((file) => file.startsWith('locales/gift-cards/'))).toHaveLength(6)
      expect(written.filter((file) => !existsSync(join(copy, file)))).toEqual([])
      for (const room of ['domain', 'service', 'features'])
        expect(written.some((file) => file.startsWith(`${room}/wish-stories/`))).toBe(true)
      for (const [file, line] of [
        ['domain/store/paths.ts', "wishStories: '/dashboard/wish-stories'"],
        ['app/router/pages.ts', "wishStories: { folder: 'account' }"],
        ['domain/store/paths.ts', "giftCards: '/dashboard/gift-cards'"],
        ['app/router/pages.ts', "giftCards: { folder: 'account' }"],
        ['domain/store/paths.ts', "shopNews: '/shop-news'"],
        ['app/router/pages.ts', "shopNews: { folder: 'shop' }"],
        ['domain/shop-news/api.ts', "access: 'anonymous'"],
        ['service/nouns.ts', '...wishStoriesRoutes,'],
        ['tests/contract/requests/wish-stories.ts', "addWishStory: { body: { wishStory: { name: 'x' } } }"],
        ['features/wish-stories/WishStoriesView.tsx', '<WishStoryForm onAdd={onAdd} />'],
        ['service/wish-stories/store.ts', 'insert into wish_story'],
      ] as const)
        expect(readFileSync(join(copy, file), 'utf8')).toContain(line)
      // knip refuses an export that nothing imports
      expect(readFileSync(join(copy, 'service/wish-stories/store.ts'), 'utf8')).not.toMatch(
        /export const \w+Row /,
      )
      // a page for everybody has no form: nobody is known whose entry it would be
      expect(written.filter((file) => file.startsWith('features/shop-news/'))).toEqual([
        'features/shop-news/index.ts',
        'features/shop-news/ShopNewsView.tsx',
        'features/shop-news/ShopNews.stories.tsx',
        'features/shop-news/ShopNewsPage.tsx',
      ])
      expect(changed).toEqual(['app/router/pages.ts', 'domain/store/paths.ts', 'service/nouns.ts'])
      // the shop's own words (terms.test.ts): this character is none of Hong Kong's
      for (const noun of ['wish-stories', 'shop-news'])
        expect(readFileSync(join(copy, `locales/${noun}/zh_hk.json`), 'utf8')).not.toContain('裡')
      run('scripts/i18n.mjs', 'compile')
      expect(readFileSync(join(copy, 'locales/ids.d.ts'), 'utf8')).toContain("'gift-cards.page.title'")
      expect(readFileSync(join(copy, 'locales/.compiled/th/account/gift-cards.json'), 'utf8')).toContain(
        '"gift-cards.page.title"',
      )
      execFileSync(bin('tsc'), ['--noEmit', '-p', '.'], { cwd: copy, stdio: 'pipe' })
      execFileSync(bin('oxfmt'), ['--check', ...written], { cwd: copy, stdio: 'pipe' })
      execFileSync(bin('oxlint'), ['--deny-warnings', ...written.filter((file) => /\.tsx?$/.test(file))], {
        cwd: copy,
        stdio: 'pipe',
      })
      // tsc over the whole copy takes half a minute of processor time, several minutes on a busy machine
    },
  )

  it.each([
    ['a name in another style', ['component', 'data/priceTag'], 'A component is named in PascalCase'],
    ['a noun in the style of a type', ['noun', 'GiftCard'], 'A noun is named in kebab-case'],
    ['a component without a group', ['component', 'PriceTag'], 'behind its group'],
    ['a feature in capitals', ['feature', 'GiftCards'], 'A feature is named by a noun in kebab-case'],
    ['a kind that does not exist', ['page', 'Gifts'], 'npm run new component group/Name'],
    [
      'what is there already',
      ['component', 'actions/Button'],
      'is there already; nothing was written. For a variant, add a value to a property',
    ],
  ])('refuses %s in one sentence', (_what, args, sentence) => {
    expect(() => scaffold(...args)).toThrow(sentence)
  })
})
