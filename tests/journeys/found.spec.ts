import type { APIRequestContext } from '@playwright/test'
import type { Graph, Thing } from 'schema-dts'
import { expect, hydrated, test } from './watched-page.ts'

/** What a crawler reads of a page. */
interface Read {
  status: number
  lang: string
  title: string
  description: string
  robots: string
  canonical: string
  alternates: Record<string, string>
  og: Record<string, string>
  data: readonly Thing[]
}

const tags = ['zh-CN', 'zh-HK', 'en', 'ms', 'vi', 'th']
const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')

async function readPage(request: APIRequestContext, address: string): Promise<Read> {
  const answer = await request.get(address)
  const html = await answer.text()
  const head = html.slice(0, html.indexOf('</head>'))
  const first = (pattern: RegExp) => unescaped(pattern.exec(head)?.[1] ?? '')
  const pairs = (pattern: RegExp) =>
    Object.fromEntries(
      [...head.matchAll(pattern)].map(([, name = '', value = '']) => [name, unescaped(value)]),
    )
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head)?.[1]
  return {
    status: answer.status(),
    lang: /<html lang="([^"]*)"/.exec(html)?.[1] ?? '',
    title: first(/<title>([^<]*)/),
    description: first(/<meta name="description" content="([^"]*)"/),
    robots: first(/<meta name="robots" content="([^"]*)"/) + (answer.headers()['x-robots-tag'] ?? ''),
    canonical: first(/<link rel="canonical" href="([^"]*)"/),
    alternates: pairs(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g),
    og: pairs(/<meta property="og:([^"]*)" content="([^"]*)"/g),
    data: data ? ((JSON.parse(data) as Graph)['@graph'] as readonly Thing[]) : [],
  }
}

const ofType = (data: readonly Thing[], type: string) =>
  data.find((thing) => (thing as { '@type'?: string })['@type'] === type) as
    | Record<string, unknown>
    | undefined
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => unescaped(url))

/** Google's required fields: developers.google.com/search/docs/appearance/structured-data. */
function expectProduct(product: Record<string, unknown> | undefined, address: string) {
  expect(product, address).toBeDefined()
  expect(product).toMatchObject({ name: expect.stringMatching(/\S/), sku: expect.stringMatching(/\S/) })
  expect(product?.['image'], address).toContainEqual(expect.stringMatching(/^http.*\.png/))
  const offers = product?.['offers'] as Record<string, string>
  const price = offers['@type'] === 'AggregateOffer' ? offers['lowPrice'] : offers['price']
  expect(price, address).toMatch(/^\d+\.\d\d$/)
  expect(offers, address).toMatchObject({
    priceCurrency: 'HKD',
    availability: expect.stringMatching(/^https:\/\/schema\.org\/(InStock|OutOfStock)$/),
  })
  const rating = product?.['aggregateRating'] as Record<string, number> | undefined
  if (rating) {
    expect(rating['ratingValue'], address).toBeGreaterThanOrEqual(1)
    expect(rating['reviewCount'], address).toBeGreaterThanOrEqual(1)
  }
}

test.describe('every address of the sitemap', { tag: '@every-width' }, () => {
  for (const tag of tags)
    test(`in ${tag} has a head of its own that agrees with the others`, async ({ request }) => {
      const files = locations(await (await request.get('/sitemap.xml')).text()).filter((file) =>
        file.includes(`/sitemaps/${tag.toLowerCase()}/`),
      )
      const addresses = (
        await Promise.all(files.map(async (file) => locations(await (await request.get(file)).text())))
      ).flat()
      expect(addresses.length).toBeGreaterThan(60)
      const titles = new Map<string, string>()
      for (const address of addresses) {
        const page = await readPage(request, address)
        expect([page.status, page.lang, page.robots, page.canonical], address).toEqual([
          200,
          tag,
          '',
          address,
        ])
        expect(Object.keys(page.alternates), address).toEqual([...tags, 'x-default'])
        expect(page.alternates[tag], address).toBe(address)
        expect(page.description, address).toMatch(/\S/)
        expect(page.og, address).toMatchObject({ url: address, description: page.description })
        expect(page.og['title'], address).toMatch(/\S/)
        if (address.includes('/product/')) {
          expectProduct(ofType(page.data, 'Product'), address)
          expect(ofType(page.data, 'Product')?.['name']).toBe(page.og['title'])
          expect(ofType(page.data, 'BreadcrumbList')).toBeDefined()
        }
        expect(titles.get(page.title), `${address}: the title of another page`).toBeUndefined()
        titles.set(page.title, address)
      }
    })

  test('has the price and the stock that the product page shows', async ({ page, request }) => {
    await page.goto('/en/product/vitamin-c-1000')
    await hydrated(page)
    const told = ofType((await readPage(request, '/en/product/vitamin-c-1000')).data, 'Product')
    const offers = told?.['offers'] as Record<string, string>
    const price = offers['price'] ?? offers['lowPrice'] ?? ''
    await expect(page.getByRole('main').getByText(`HK$${price}`).first()).toBeVisible()
  })
})

test.describe('a page that nobody should find', { tag: '@every-width' }, () => {
  for (const path of [
    '/th/cart',
    '/th/signin',
    '/en/categories?q=omega',
    '/en/categories?brand=jadeleaf',
    '/en/categories?q=nothing-is-called-so',
  ])
    test(`${path} says so`, async ({ request }) => {
      expect((await readPage(request, path)).robots).toContain('noindex')
    })

  test('an order and words for counting visitors make no other page', async ({ request }) => {
    const page = await readPage(request, '/en/categories?sort=newest&utm_source=letter&gclid=1')
    expect([page.robots, new URL(page.canonical).pathname]).toEqual(['', '/en/categories'])
    expect(new URL(page.canonical).search).toBe('')
  })

  test('the second page of a listing is a page of its own', async ({ request }) => {
    const page = await readPage(request, '/en/categories?page=2&sort=newest')
    expect(new URL(page.canonical).search).toBe('?page=2')
    expect(page.robots).toBe('')
    // it goes on where the first one of 24 ends
    const { itemListElement } = ofType(page.data, 'ItemList') ?? {}
    expect(itemListElement).toMatchObject([{ position: 25 }, { position: 26 }, ...Array(22).fill({})])
  })
})

test('a Thai product in a message has its Thai title and a picture, and opens in Thai for anybody', async ({
  page,
  request,
}) => {
  const shared = await readPage(request, '/th/product/vitamin-c-1000')
  expect(shared.og['title']).toMatch(/\p{Script=Thai}/u)
  expect(shared.og['locale']).toBe('th')
  const picture = await request.get(shared.og['image'] ?? '')
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
  const bytes = await picture.body()
  // the size stands in a PNG's first chunk
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
  await page.goto(new URL(shared.canonical).pathname)
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shared.og['title'] ?? '')
})

test('the head of the page that was loaded goes with the page', async ({ page }) => {
  await page.goto('/en')
  await hydrated(page)
  await expect(page.locator('head link[rel=canonical]')).toHaveCount(1)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Who we are' }).click()
  await expect(page).toHaveURL(/\/en\/page\//)
  await expect(
    page.locator('head').locator('link[rel=canonical], meta[property^=og], [type="application/ld+json"]'),
  ).toHaveCount(0)
})

test('the feed names each product once, with a picture that Merchant Center takes', async ({ request }) => {
  for (const tag of ['zh-hk', 'en']) {
    const answer = await request.get(`/feeds/products-${tag}.xml`)
    expect(answer.headers()['content-type']).toContain('application/xml')
    const items = (await answer.text()).split('<item>').slice(1)
    const ids = items.map((item) => /<g:id>([^<]*)/.exec(item)?.[1])
    expect(ids.length).toBeGreaterThan(30)
    expect(new Set(ids).size).toBe(ids.length)
    for (const item of items) {
      expect(item).toMatch(/<g:price>\d+\.\d\d HKD<\/g:price>/)
      expect(item).toMatch(/<g:image_link>[^<]*\.png/)
      expect(item).toMatch(/<g:availability>(in|out_of)_stock</)
    }
  }
})
