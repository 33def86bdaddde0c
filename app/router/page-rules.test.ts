import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { footerColumns } from '../shell/footer-columns.ts'
import { guestDestination } from './guards.tsx'
import { answerOf } from '../server/keeping/page-answer.ts'
import { createPageCache, type CachedPage } from '../server/page-cache.ts'
import { termsDestination } from '../shell/PageEffects.tsx'

describe('where a guest is sent (R-075)', () => {
  it.each([
    [
      '/dashboard?tab=orders&x=1',
      'account',
      undefined,
      '/signin?redirect=%2Fdashboard%3Ftab%3Dorders%26x%3D1',
    ],
    ['/checkout', 'checkout', undefined, '/signin?redirect=%2Fcheckout'],
    [
      '/checkout/payment?order=5',
      'checkout',
      undefined,
      '/signin?redirect=%2Fcheckout%2Fpayment%3Forder%3D5',
    ],
    ['/checkout', 'checkout', 'w1', '/signup?redirect=%2Fcheckout'],
    ['/dashboard', 'account', 'w1', '/signin?redirect=%2Fdashboard'],
  ] as const)('%s as %s with referrer %s', (target, guard, referrer, destination) => {
    expect(guestDestination(target, guard, referrer)).toBe(destination)
  })
})

describe('where an associate without accepted terms is sent (A-06)', () => {
  it.each([
    ['/', '', '/terms-conditions?redirect=%2F'],
    ['/checkout', '?step=payment', '/terms-conditions?redirect=%2Fcheckout%3Fstep%3Dpayment'],
    ['/signin', '?redirect=%2Fcart', '/terms-conditions?redirect=%2Fdashboard'],
    ['/terms-conditions', '?redirect=%2F', undefined],
    ['/logout', '', undefined],
  ])('from %s%s to %s (R-065, R-066, R-067, R-068)', (pathname, search, destination) => {
    expect(termsDestination(pathname, search)).toBe(destination)
  })
})

describe('the page cache', () => {
  const made = (text: string, status = 200, isIncomplete = false): CachedPage => ({
    status,
    isIncomplete,
    headers: { 'content-type': 'text/html' },
    html: Buffer.from(text),
  })
  it('keeps a page for its time, not longer', async () => {
    let now = 1
    let renders = 0
    const cache = createPageCache({ now: () => now, lifetime: 100 })
    const get = async () => (await cache.get('a', async () => made(String(++renders)))).html.toString()
    expect([await get(), await get()]).toEqual(['1', '1'])
    now = 101
    expect(await get()).toBe('1')
    now = 102
    expect(await get()).toBe('2')
    cache.drop()
    expect(await get()).toBe('3')
  })
  it('keeps no failure, no error page and none that lacks something', async () => {
    const cache = createPageCache({ now: () => 1 })
    await cache.get('a', async () => Promise.reject(new Error('x'))).catch(() => undefined)
    await cache.get('b', async () => made('', 404))
    await cache.get('c', async () => made('', 200, true))
    expect(cache.size).toBe(0)
  })
  it('drops the page unused longest when full', async () => {
    // A page takes half more than its bytes, for its compressed bodies.
    const cache = createPageCache({ now: () => 1, capacity: 2 * 1_600 })
    const page = made('x'.repeat(1_000))
    for (const key of ['a', 'b', 'a', 'c']) await cache.get(key, async () => page)
    let again = 0
    for (const key of ['a', 'c', 'b'])
      await cache.get(key, async () => {
        again++
        return page
      })
    expect(again).toBe(1)
  })
  it('hands a page to all who wait for it, also when it is dropped meanwhile, but not to the next', async () => {
    const cache = createPageCache({ now: () => 1 })
    let finish: (page: CachedPage) => void = () => undefined
    let renders = 0
    const slow = async () => {
      renders++
      return new Promise<CachedPage>((resolve) => (finish = resolve))
    }
    const waiting = [cache.get('a', slow), cache.get('a', slow)]
    cache.drop()
    finish(made('old'))
    expect((await Promise.all(waiting)).map(({ html }) => html.toString())).toEqual(['old', 'old'])
    expect(renders).toBe(1)
    expect((await cache.get('a', async () => made('new'))).html.toString()).toBe('new')
  })
  describe('told of a change', () => {
    const keyed = (text: string, ...keys: string[]): CachedPage => ({ ...made(text), keys })
    it('drops the pages that carry one of its keys, and those that name none', async () => {
      const cache = createPageCache({ now: () => 1 })
      const filled = async () => {
        await cache.get('a', async () => keyed('a', 'store', 'product-a'))
        await cache.get('b', async () => keyed('b', 'store', 'product-b'))
        await cache.get('file', async () => made('file'))
      }
      const isKept = async (key: string) =>
        (await cache.get(key, async () => keyed('new', 'store'))).html.toString() !== 'new'
      await filled()
      cache.drop(['product-a', 'products'])
      expect([await isKept('a'), await isKept('b'), await isKept('file')]).toEqual([false, true, false])
      cache.drop()
      await filled()
      cache.drop(['store'])
      expect(cache.size).toBe(0)
      await filled()
      cache.drop([])
      expect([await isKept('a'), await isKept('b')]).toEqual([true, true])
      cache.drop()
      expect(cache.size).toBe(0)
    })
    it('keeps none that was being rendered meanwhile, whatever it shows, and lets nobody after it wait for it', async () => {
      const cache = createPageCache({ now: () => 1 })
      let finish: (page: CachedPage) => void = () => undefined
      const first = cache.get('a', async () => new Promise<CachedPage>((resolve) => (finish = resolve)))
      cache.drop(['product-b'])
      const next = await cache.get('a', async () => keyed('new', 'product-a'))
      finish(keyed('old', 'product-a'))
      expect([(await first).html.toString(), next.html.toString()]).toEqual(['old', 'new'])
      const last = await cache.get('a', async () => keyed('third', 'product-a'))
      expect(last.html.toString()).toBe('new')
    })
  })
  it('compresses a page once for each encoding', async () => {
    const page = await createPageCache({ now: () => 1 }).get('a', async () => made('x'.repeat(1_000)))
    const [one, two] = [await answerOf(page, 'gzip, br'), await answerOf(page, 'br')]
    expect([one.headers['content-encoding'], two.body === one.body]).toEqual(['br', true])
    const plain = await answerOf(page, 'identity')
    expect(plain).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/html', 'content-length': '1000' },
      body: page.html,
    })
    expect(plain.headers['etag']).not.toBe(one.headers['etag'])
  })
  it('has an answer ready once it was made in the encoding, and no longer than the page is kept', async () => {
    let now = 1
    const cache = createPageCache({ now: () => now, lifetime: 100 })
    expect(cache.ready('a', 'br')).toBeUndefined()
    const page = await cache.get('a', async () => made('x'.repeat(1_000)))
    expect(cache.ready('a', 'br')).toBeUndefined()
    const answer = await answerOf(page, 'br')
    expect(cache.ready('a', 'gzip, br')).toBe(answer)
    expect([cache.ready('a', 'gzip'), cache.ready('b', 'br')]).toEqual([undefined, undefined])
    now = 102
    expect(cache.ready('a', 'br')).toBeUndefined()
  })
})

it('footer links become columns; single ones stand together', () => {
  const intl = createIntl({ locale: 'en', messages: { 'shell.footer.more': 'More' } as never })
  const common = {
    footerLinks: [
      { title: 'Help', url: '', children: [{ title: 'Returns', url: '/page/returns' }] },
      { title: 'Jobs', url: '/page/jobs' },
    ],
  }
  expect(footerColumns(common as never, intl)).toEqual([
    { title: 'Help', links: [{ label: 'Returns', href: '/page/returns' }] },
    { title: 'More', links: [{ label: 'Jobs', href: '/page/jobs' }] },
  ])
  expect(footerColumns(undefined, intl)).toEqual([])
})
