import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { answerOf, newTo, type CachedPage, type Entry } from './page-answer.ts'

/** A page as it comes from a rendering. Each text is rendered by one test only: bodies are kept for the whole process. */
const entry = (html: string, more: Partial<CachedPage> = {}): Entry => ({
  status: 200,
  isIncomplete: false,
  headers: { 'content-type': 'text/html; charset=utf-8', vary: 'Accept-Encoding' },
  html: Buffer.from(html),
  answers: new Map(),
  ready: new Map(),
  ...more,
})

const words = (seed: string) =>
  Array.from({ length: 300 }, (_, index) => `<p class="${seed}${index % 11}">${index * 7}</p>`).join('')

const etagOf = ({ headers }: { headers: Readonly<Record<string, string>> }) => headers['etag'] ?? ''

/** The answer once the smallest body is there. */
const denseOf = (page: Entry, first: number) =>
  expect
    .poll(async () => (await answerOf(page, 'br')).body.length, { interval: 5, timeout: 20_000 })
    .toBeLessThan(first)

describe('a page with Brotli', () => {
  it('is sent at once, and smaller a moment later', async () => {
    const page = entry(words('a'))
    const first = await answerOf(page, 'br')
    expect(page.ready.get('br')).toBe(first)
    await denseOf(page, first.body.length)
    const dense = await answerOf(page, 'br')
    expect(page.ready.get('br')).toBe(dense)
    expect(dense.headers).toMatchObject({
      'content-encoding': 'br',
      'content-length': String(dense.body.length),
    })
    expect(brotliDecompressSync(dense.body).toString()).toBe(words('a'))
  })
  it('has another ETag when its bytes are others, and whoever has either of them gets nothing more', async () => {
    const page = entry(words('b'))
    const first = await answerOf(page, 'br')
    await denseOf(page, first.body.length)
    const dense = await answerOf(page, 'br')
    expect(etagOf(dense)).not.toBe(etagOf(first))
    for (const etag of [etagOf(first), etagOf(dense)]) {
      const { status, headers, body } = newTo(dense, `W/${etag}`)
      expect([status, headers['etag'], body.length]).toEqual([304, etag, 0])
    }
    expect(newTo(dense, '"other"')).toBe(dense)
    expect(newTo(dense, null)).toBe(dense)
  })
  it('is the smaller one at once when it is rendered again as it was', async () => {
    const page = entry(words('c'))
    const first = await answerOf(page, 'br')
    await denseOf(page, first.body.length)
    const [dense, again] = [await answerOf(page, 'br'), await answerOf(entry(words('c')), 'br')]
    expect([again.body.length, etagOf(again)]).toEqual([dense.body.length, etagOf(dense)])
    expect(newTo(again, etagOf(first)).status).toBe(304)
  })
  it.each([
    ['of which something is missing', { isIncomplete: true }],
    ['that was not found', { status: 404 }],
    ['that is no page', { headers: { 'content-type': 'application/json' } }],
  ] as const)('is compressed once: one %s', async (name, more) => {
    const page = entry(words(`d ${name}`), more)
    const first = await answerOf(page, 'br')
    // its turn would have come before that of a page that came after it
    const next = entry(words(`e ${name}`))
    await denseOf(next, (await answerOf(next, 'br')).body.length)
    expect(await answerOf(page, 'br')).toBe(first)
  })
})
