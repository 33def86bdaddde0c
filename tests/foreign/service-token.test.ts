import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPlainShop, type PlainShop } from './plain-shop.ts'

const TOKEN = 'integration-token-1'
const closedPages = ['/', '/categories', '/product/spirulina', '/page/about-us'] as const
const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]?.replaceAll('&#x27;', "'")

describe('a service that wants a token, and a shop without one', () => {
  let shop: PlainShop
  beforeAll(async () => {
    shop = await startPlainShop({}, { wantedToken: TOKEN })
  }, 120_000)
  afterAll(() => shop.stop())

  it.each(closedPages)('%s is not available, with 503', async (path) => {
    const answer = await shop.get(path)
    const html = await answer.text()
    expect([answer.status, headingOf(html)]).toEqual([503, "This page isn't available right now"])
    expect(html).not.toContain('connection')
  })
  it('names the setting in the log, once', async () => {
    await shop.call('/products/spirulina')
    await shop.call('/products/omega-3')
    const lines = shop.log.filter((line) => line.includes('SERVICE_TOKEN'))
    expect(lines).toEqual([
      expect.stringMatching(
        /^The service at http:\S+ refuses to show its catalogue \(401\): set SERVICE_TOKEN/,
      ),
    ])
  })
  it('keeps a customer signed in, whose session has not ended', async () => {
    const answer = await shop.call('/products/spirulina', await shop.own.tokenOf('preferred'))
    expect(answer.status).toBe(503)
  })
})

describe('a service that wants a token, and a shop with it', () => {
  let shop: PlainShop
  beforeAll(async () => {
    shop = await startPlainShop({ serviceToken: TOKEN }, { wantedToken: TOKEN })
  }, 120_000)
  afterAll(() => shop.stop())

  it.each(closedPages)('%s is shown', async (path) => {
    expect((await shop.get(path)).status).toBe(200)
  })
  it('shows a product to a customer, whose own token the service refuses there', async () => {
    expect((await shop.call('/products/spirulina', await shop.own.tokenOf('preferred'))).status).toBe(200)
  })
  it.each([
    ['what is personal', '/customers/me'],
    ['another server’s way to it', '/products/..%2f..%2forders'],
    ['a search of Magento’s own', '/cmsPage/search'],
  ])('is not sent for %s', async (_, path) => {
    const before = shop.service.cameWithToken.length
    expect((await shop.call(path)).status).not.toBe(200)
    await shop.call('/products/spirulina')
    expect(shop.service.cameWithToken.slice(before)).toEqual(['/products/spirulina'])
  })
  it('is in no page and in no line of the log', async () => {
    for (const path of closedPages) expect(await (await shop.get(path)).text()).not.toContain(TOKEN)
    expect(shop.log.join('\n')).not.toContain(TOKEN)
  })
})

it('a token that the service refuses is named in the log, without its value', async () => {
  const shop = await startPlainShop({ serviceToken: 'another-token' }, { wantedToken: TOKEN })
  try {
    expect((await shop.get('/')).status).toBe(503)
    const lines = shop.log.filter((line) => line.includes('SERVICE_TOKEN'))
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/refuses the token of SERVICE_TOKEN \(401\)/)
    expect(lines[0]).not.toContain('another-token')
  } finally {
    await shop.stop()
  }
})
