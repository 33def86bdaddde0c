import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPlainShop, type PlainShop } from './plain-shop.ts'

const lackingIn = async (answer: Response): Promise<unknown> => {
  const html = await answer.text()
  const boot = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1]
  return (JSON.parse(boot ?? 'null') as { lacking?: unknown } | null)?.lacking
}
const everything = [
  'coupons',
  'team',
  'reports',
  'payoutAccount',
  'pickupPoints',
  'applicationPhotos',
  'feedback',
  'membershipChoice',
  'trackerRemoval',
  'personalData',
  'accountDeletion',
  'twoStep',
]

describe('a service that knows only the documents', () => {
  let shop: PlainShop
  beforeAll(async () => {
    shop = await startPlainShop()
  }, 120_000)
  afterAll(() => shop.stop())

  it('is asked once, and the first page knows what it lacks', async () => {
    expect(await lackingIn(await shop.get('/'))).toEqual(expect.arrayContaining(everything))
    await shop.get('/dashboard')
    const unanswered = shop.service.answered.filter((line) => line.endsWith(' 404'))
    expect(unanswered.filter((line, at) => unanswered.indexOf(line) !== at)).toEqual([])
    expect(shop.log.filter((line) => line.includes('has no calls for'))).toHaveLength(1)
  })
  it('is not asked again for what it lacks', async () => {
    await shop.get('/')
    const before = shop.service.answered.length
    for (const path of ['/coupons/mine', '/coupons/offered', '/customer/reports/people']) {
      const answer = await shop.call(path, await shop.own.tokenOf('associate'))
      expect([answer.status, await answer.json()]).toEqual([
        404,
        { message: 'Request does not match any route.' },
      ])
    }
    expect(shop.service.answered.length).toBe(before)
  })
  it.each(['/dashboard/coupons', '/team', '/reports'])('%s is no page of it', async (path) => {
    expect((await shop.get(path)).status).toBe(404)
  })
  it.each(['/dashboard', '/dashboard/orders', '/commissions', '/cart'])('%s is', async (path) => {
    expect((await shop.get(path)).status).toBe(200)
  })
  it('has no shortcut to a page that does not exist', async () => {
    const manifest = (await (await shop.get('/manifest-en.webmanifest')).json()) as {
      shortcuts: { url: string }[]
    }
    const urls = manifest.shortcuts.map(({ url }) => url)
    expect(urls).not.toContain('/en/team')
    expect(urls.length).toBe(3)
  })
})

it('SERVICE_LACKS names it, and nothing is asked', async () => {
  const shop = await startPlainShop({ serviceLacks: ['reports'] })
  try {
    expect(await lackingIn(await shop.get('/'))).toEqual(['reports'])
    expect(shop.service.answered.filter((line) => line.endsWith(' 404'))).toEqual([])
    expect((await shop.get('/reports')).status).toBe(404)
    expect((await shop.get('/team')).status).toBe(200)
  } finally {
    await shop.stop()
  }
})
