import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages } from '#domain/store/languages.ts'
import { prefixOf } from '#domain/store/language-address.ts'
import { pagePatterns } from '#domain/store/paths.ts'
import { sanitise } from '#service/content/sanitise.ts'
import { matchPage } from '../../app/router/routes.tsx'
import { createPages, type Pages } from '../../app/server/server.ts'
import { builtClient } from '../harness/built-client.ts'
import { startService, type TestService } from '../harness/service.ts'

let service: TestService
let client: ReturnType<typeof builtClient>
let pages: Pages
beforeAll(async () => {
  service = await startService()
  client = builtClient()
  pages = createPages({
    serviceFetch: (request) =>
      service.request(new URL(request.url).pathname + new URL(request.url).search, request),
    clientDir: client.dir,
    origin: () => 'https://shop.example',
    sanitiseHtml: sanitise,
  })
}, 120_000)
afterAll(async () => {
  client.remove()
  await service.stop()
})

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  pages.fetch(new Request(`http://shop.test${path}`, { headers, method }))

const shared = 'public, max-age=0, s-maxage=10, stale-while-revalidate=30'
const everybodys = ['', '/categories', '/product/vitamin-c-1000', '/page/delivery', '/cart', '/signin']

/** What browsers and people send, of which nothing may decide. */
const visitors: readonly Record<string, string>[] = [
  {},
  { cookie: 'language=vi; session=1' },
  { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile/15E148', 'sec-ch-ua-mobile': '?1' },
  { 'accept-language': 'th', 'sec-ch-prefers-color-scheme': 'dark', 'save-data': 'on' },
  { authorization: 'Bearer somebody' },
]

describe('a page whose address names the language', () => {
  it.each(everybodys)('/th%s is the same bytes with the same headers for everybody', async (path) => {
    const answers = []
    for (const headers of visitors) {
      const answer = await get(`/th${path}`, headers)
      answers.push([answer.status, [...answer.headers], await answer.text()])
    }
    expect(answers[0]?.[0]).toBe(200)
    for (const answer of answers) expect(answer).toEqual(answers[0])
  })
  it.each(everybodys)(
    '/en%s is so also when it is rendered for each of them, with one ETag',
    async (path) => {
      const [texts, etags] = [new Set<string>(), new Set<string | null>()]
      for (const headers of visitors) {
        pages.invalidate()
        const answer = await get(`/en${path}`, headers)
        etags.add(answer.headers.get('etag'))
        texts.add(await answer.text())
        await new Promise((resolve) => {
          setTimeout(resolve, 2)
        })
      }
      expect([texts.size, etags.size]).toEqual([1, 1])
    },
  )
  it('names every picture in its language, which needs no cookie', async () => {
    for (const language of languages)
      for (const path of ['', '/categories', '/product/vitamin-c-1000', '/brands']) {
        const html = await (await get(`${prefixOf(language.code)}${path}`)).text()
        const pictures = [
          ...html.matchAll(/\/media\/(?:packshots|brands|cards|catalog\/product\/packshots)\/([^"/?\\]+)/g),
        ]
        expect(pictures.length, path).toBeGreaterThan(2)
        expect(new Set(pictures.map(([, folder]) => folder))).toEqual(new Set([language.code]))
      }
  })
})

describe('an answer says who may keep it', () => {
  const patterns = Object.values(pagePatterns)
  const examples: Record<string, string> = { sku: 'vitamin-c-1000', identifier: 'delivery' }
  const addressOf = (pattern: string) =>
    pattern.replaceAll(/\/:\w+\?/g, '').replaceAll(/:(\w+)/g, (_, name: string) => examples[name] ?? '7')
  it.each(patterns)('%s', async (pattern) => {
    const path = addressOf(pattern)
    const rulesOf = async (prefix: string) => {
      const answer = await get(`${prefix}${path === '/' && prefix ? '' : path}`)
      await answer.text()
      const { headers } = answer
      return [answer.status === 200, headers.get('cache-control'), headers.get('vary'), headers.has('etag')]
    }
    const [named, other] = [await rulesOf('/th'), await rulesOf('')]
    if (matchPage({ pathname: path }).isPersonal) {
      const personal = [true, 'private, no-store', 'Cookie, Accept-Encoding', false]
      expect([named, other]).toEqual([personal, personal])
    } else {
      const isFound = named[0]
      expect(named).toEqual(
        isFound
          ? [true, shared, 'Accept-Encoding', true]
          : [false, 'private, no-cache', 'Cookie, Accept-Encoding', false],
      )
      expect(other).toEqual([isFound, 'private, no-cache', 'Cookie, Accept-Encoding', isFound])
    }
  })
  it('most patterns of public pages are found above', async () => {
    const found = await Promise.all(
      patterns
        .map((pattern) => addressOf(pattern))
        .filter((path) => !matchPage({ pathname: path }).isPersonal)
        .map(async (path) => (await get(path)).status === 200),
    )
    expect(found.filter(Boolean).length).toBeGreaterThan(15)
  })
  it.each(['/robots.txt', '/sitemap.xml'])('%s', async (path) => {
    const { headers } = await get(path)
    expect([headers.get('cache-control'), headers.get('vary')]).toEqual([
      'public, max-age=3600',
      'Accept-Encoding',
    ])
    expect((await get(path, { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304)
  })
})

describe('who has a page', () => {
  it.each(['GET', 'HEAD'])('learns by %s that it is still the same, and nothing more', async (method) => {
    for (const path of ['/th/page/delivery', '/page/delivery']) {
      const first = await get(path, { 'accept-encoding': 'br' })
      const etag = first.headers.get('etag') ?? ''
      expect(etag).toMatch(/^"[\w-]{22}"$/)
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const answer = await get(path, { 'accept-encoding': 'br', 'if-none-match': known }, method)
        expect([answer.status, await answer.text()]).toEqual([304, ''])
        // its smallest body, with an ETag of its own, may be there by now
        const named = known === '*' ? [] : ['etag']
        for (const name of [...named, 'cache-control', 'vary', 'content-security-policy'])
          expect(answer.headers.get(name)).toBe(first.headers.get(name))
        expect(answer.headers.has('content-length')).toBe(false)
      }
      // an old one, and the same page in another encoding
      for (const [encoding, known] of [
        ['br', '"old"'],
        ['gzip', etag],
      ] as const) {
        const answer = await get(path, { 'accept-encoding': encoding, 'if-none-match': known }, method)
        expect(answer.status).toBe(200)
        expect(answer.headers.get('etag')).not.toBe(etag.repeat(Number(encoding === 'gzip')))
      }
    }
  })
  it('gets a page that is not there once more', async () => {
    const answer = await get('/th/no/such/page', { 'if-none-match': '*' })
    expect([answer.status, answer.headers.has('etag')]).toEqual([404, false])
  })
})
