import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { splitPath } from '#domain/store/language-address.ts'
import { languages } from '#domain/store/languages.ts'
import { describe, expect, it } from 'vitest'
import { pages } from '../router/pages.ts'
import { documentHead } from './document.ts'
import { manifestAnswer, manifestOf } from './manifest.ts'

const ask = (path: string, init?: RequestInit) => manifestAnswer(new Request(`http://shop.test${path}`, init))

/** What a page's head says in a language. */
const headOf = (language: (typeof languages)[number]) =>
  documentHead(
    { title: '', language, head: undefined, notice: undefined },
    { style: '', links: '', loader: '' },
  )

describe.each(languages.map((language) => [language.tag, language] as const))(
  'the app in %s',
  (tag, language) => {
    it("is found from every page of the language, and has the bar's colour of its pages", async () => {
      const head = headOf(language)
      const address = /<link rel="manifest" href="([^"]+)">/.exec(head)?.[1] ?? ''
      expect(address).toBe(`/manifest-${tag.toLowerCase()}.webmanifest`)
      const answer = await ask(address)
      expect(answer?.headers.get('content-type')).toBe('application/manifest+json')
      const manifest = (await answer!.json()) as Awaited<ReturnType<typeof manifestOf>>
      expect(manifest).toEqual(await manifestOf(language))
      expect(head).toContain(`<meta name="theme-color" content="${manifest.theme_color}">`)
    })
    it('is one app, which opens in this language', async () => {
      const manifest = await manifestOf(language)
      expect([manifest.id, manifest.scope, manifest.display, manifest.lang, manifest.dir]).toEqual([
        '/',
        '/',
        'standalone',
        tag,
        'ltr',
      ])
      expect(splitPath(manifest.start_url)).toEqual({ language, path: '/' })
      for (const colour of [manifest.theme_color, manifest.background_color])
        expect(colour).toMatch(/^#[0-9a-f]{6}$/)
    })
    it('says in the words of the language what it is', async () => {
      const { name, short_name, description, shortcuts } = await manifestOf(language)
      expect(name).toContain(short_name)
      expect(short_name.length).toBeLessThanOrEqual(12)
      const words = [name, short_name, description, ...shortcuts.map((shortcut) => shortcut.name)]
      // a message that is missing shows its id, a value that is missing its name
      expect(words.filter((text) => /^\w+\.\w|[{}]/.test(text))).toEqual([])
      const script = { 'zh-CN': /\p{Script=Han}/u, 'zh-HK': /\p{Script=Han}/u, th: /\p{Script=Thai}/u }
      if (tag in script)
        for (const text of words.filter((word) => word !== short_name || tag !== 'th'))
          expect(text).toMatch(script[tag as keyof typeof script])
    })
    it('leads to pages of the table in this language, and says which are for associates alone', async () => {
      const { shortcuts } = await manifestOf(language)
      const found = shortcuts.map(({ url }) => {
        const { language: named, path } = splitPath(url)
        expect(named).toBe(language)
        return pages.find(({ pattern }) => pattern === path)
      })
      expect(found.map((page) => page?.name)).toEqual(['cart', 'orders', 'team', 'commissions'])
      expect(found.map((page) => page?.audience === 'associate')).toEqual([false, false, true, true])
      const [cart, orders, ...associates] = shortcuts
      for (const shortcut of [cart, orders]) expect(Object.keys(shortcut ?? {})).toEqual(['name', 'url'])
      for (const { name, short_name: page = '' } of associates as { name: string; short_name?: string }[]) {
        expect(page).not.toBe('')
        expect(name.startsWith(page)).toBe(true)
        expect(name.slice(page.length)).toMatch(/[(（].+[)）]$/)
      }
    })
  },
)

it('has six names that differ where the languages do', async () => {
  const names = await Promise.all(languages.map(async (language) => (await manifestOf(language)).name))
  expect(new Set(names).size).toBe(6)
})

it('has icons in the sizes that it says, for a system that cuts a shape and for one that does not', async () => {
  const { icons } = await manifestOf(languages[0]!)
  for (const { src, sizes, type } of icons) {
    const { width, height, format } = await sharp(readFileSync(`app/public${src}`)).metadata()
    expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type])
  }
  expect(icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 512x512',
  ])
})

it('files that the head names are there', () => {
  const hrefs = [...headOf(languages[0]!).matchAll(/rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)]
  expect(hrefs.map(([, href]) => href)).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png'])
  for (const [, href = ''] of hrefs) expect(readFileSync(`app/public${href}`).length).toBeGreaterThan(100)
})

describe('the answer with a manifest', () => {
  it('is not sent again to who has it', async () => {
    const first = await ask('/manifest-th.webmanifest')
    const etag = first?.headers.get('etag') ?? ''
    const again = await ask('/manifest-th.webmanifest', { headers: { 'if-none-match': etag } })
    expect([first?.status, again?.status, await again?.text()]).toEqual([200, 304, ''])
    const other = await ask('/manifest-vi.webmanifest', { headers: { 'if-none-match': etag } })
    expect(other?.status).toBe(200)
  })
  it('has no body for HEAD', async () => {
    const answer = await ask('/manifest-en.webmanifest', { method: 'HEAD' })
    expect([answer?.status, await answer?.text()]).toEqual([200, ''])
  })
  it.each(['/manifest-zh_hk.webmanifest', '/manifest-fr.webmanifest', '/manifest.webmanifest', '/th'])(
    'is not given for %s',
    async (path) => {
      expect(await ask(path)).toBeUndefined()
    },
  )
})
