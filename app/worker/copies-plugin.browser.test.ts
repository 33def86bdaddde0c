import { KEPT_AT, KEPT_META } from '#features/kit/connection/kept-at.ts'
import { copies } from '#features/kit/connection/kept-copies.ts'
import { beforeEach, expect, it } from 'vitest'
import { copyOf, keptCopies, trimCopies, trimProgram } from './copies-plugin.ts'

const NOW = 1_800_000_000_000
const DAY = 86_400_000

beforeEach(async () => {
  await Promise.all(Object.values(copies).map((name) => caches.delete(name)))
})

/** Keeps an answer of so many bytes at a time. */
async function put(name: string, path: string, at: number, bytes = 10): Promise<void> {
  await (await caches.open(name)).put(path, await copyOf(new Response('x'.repeat(bytes)), at))
}
const keptPaths = async (name: string) =>
  (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname).toSorted()

it('deletes the oldest copies of all caches together until the rest fits', async () => {
  await put(copies.pages, '/old', NOW - 3, 40)
  await put(copies.answers, '/middle', NOW - 2, 40)
  await put(copies.personal, '/new', NOW - 1, 40)
  await trimCopies(NOW, 100)
  expect(await keptPaths(copies.pages)).toEqual([])
  expect(await keptPaths(copies.answers)).toEqual(['/middle'])
  expect(await keptPaths(copies.personal)).toEqual(['/new'])
})
it('deletes what is too old to be of use', async () => {
  await put(copies.pictures, '/old', NOW - 31 * DAY)
  await put(copies.pictures, '/new', NOW - 29 * DAY)
  await trimCopies(NOW)
  expect(await keptPaths(copies.pictures)).toEqual(['/new'])
})
it('does not count the program, and deletes of it what no build uses', async () => {
  await put(copies.shell, '/assets/now.js', NOW - 9 * DAY, 500)
  await put(copies.shell, '/assets/before.js', NOW - 9 * DAY, 500)
  await put(copies.shell, '/assets/young.js', NOW - DAY, 500)
  await trimCopies(NOW, 100)
  await trimProgram(NOW - 7 * DAY, new Set(['/assets/now.js']))
  expect(await keptPaths(copies.shell)).toEqual(['/assets/now.js', '/assets/young.js'])
})
it('says in a document when it was kept', async () => {
  const page = new Response('<p>It</p>', {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' },
  })
  const copy = await copyOf(page, NOW)
  expect(copy.headers.get(KEPT_AT)).toBe(String(NOW))
  expect(copy.headers.get('content-encoding')).toBeNull()
  expect(await copy.text()).toBe(`<p>It</p><meta name="${KEPT_META}" content="${NOW}">`)
})

const { cacheWillUpdate } = keptCopies(copies.pages)
const request = new Request('/page')
const html = (init: ResponseInit = {}) =>
  new Response('<p>', { ...init, headers: { 'content-type': 'text/html', ...init.headers } })

it('keeps no document that forbids it', async () => {
  expect(
    await cacheWillUpdate({ request, response: html({ headers: { 'cache-control': 'no-store' } }) }),
  ).toBeNull()
  expect(await cacheWillUpdate({ request, response: html() })).not.toBeNull()
})
it.each([
  [404, []],
  [401, []],
  [503, ['/page']],
])('after an answer of %i there is left: %j', async (status, left) => {
  await put(copies.pages, '/page', NOW)
  expect(await cacheWillUpdate({ request, response: html({ status }) })).toBeNull()
  expect(await keptPaths(copies.pages)).toEqual(left)
})
