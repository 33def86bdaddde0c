import { followAllProducts } from './all-products.ts'
import type { Page, Request, Response } from '@playwright/test'
import { personOf, signInAs } from './buyer.ts'
import { holdCalls } from './hold-calls.ts'
import { expect, hydrated, test } from './own-shop.ts'
import { signIn } from './shopper.ts'
import { wordsOf } from './words.ts'

/** A rail of the home page, the bundles, or another listing. */
type Kind = 'rail' | 'bundles' | 'products'

/** The documented call for products: its language, its group and what it is narrowed down to. */
function askedFor(request: Request): { language: string; group: string | null; kind: Kind } | undefined {
  const { pathname, searchParams } = new URL(request.url())
  const [, store, language] = /^\/rest\/(\w+)\/V1\/magento\/(\w+)\/products$/.exec(pathname) ?? []
  if (!language) return undefined
  expect(store).toBe(language)
  return {
    language,
    group: searchParams.get('customerGroup'),
    kind:
      searchParams.get('searchCriteria[pageSize]') !== '24'
        ? 'rail'
        : [...searchParams.values()].includes('bundle')
          ? 'bundles'
          : 'products',
  }
}

/** The next answer to it that fits. */
const listIn = (page: Page, language: string, group: string, kind: Kind = 'products') =>
  page.waitForResponse((response: Response) => {
    const asked = askedFor(response.request())
    return asked?.language === language && asked.group === group && asked.kind === kind
  })

/** What stands on the screen is what the answer holds. */
async function isListed(page: Page, response: Response): Promise<void> {
  const { items } = (await response.json()) as { items: { name: string }[] }
  expect(items.length).toBeGreaterThan(2)
  await expect(page.getByRole('main').getByRole('article').locator('visible=true')).toHaveCount(items.length)
  for (const { name } of items.slice(0, 3))
    await expect(
      page.getByRole('main').getByRole('link', { name }).locator('visible=true').first(),
    ).toBeVisible()
}

const follow = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).locator('visible=true').first().click()
/** Phones have no link in their head: the home page leads there at any width. */
async function followBundles(page: Page): Promise<void> {
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('main').locator('a[href="/bundles"]').locator('visible=true').first().click()
}

test(
  'products and bundles are asked for in the language of the page and for the group of the session, and again when either changes (R-310, R-311, R-380, R-381, R-388)',
  { tag: '@every-width' },
  async ({ page, shop, watched }) => {
    test.setTimeout(90_000)
    const [chinese, english, thai] = [wordsOf('zh_cn'), wordsOf('en'), wordsOf('th')]
    await page.context().clearCookies()
    const own: string[] = []
    page.on('request', (request) => {
      if (/\/catalogue\/search/.test(request.url())) own.push(request.url())
    })

    await test.step("a guest's first visit, in Chinese", async () => {
      await page.goto('/systemstatus')
      await hydrated(page)
      const rail = listIn(page, 'zh_cn', 'guest', 'rail')
      await page.locator('a[href="/"]').locator('visible=true').first().click()
      for (const { name } of ((await (await rail).json()) as { items: { name: string }[] }).items.slice(0, 3))
        await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible()
      const products = listIn(page, 'zh_cn', 'guest')
      await follow(page, chinese('shell.nav.categories'))
      await isListed(page, await products)
      const bundles = listIn(page, 'zh_cn', 'guest', 'bundles')
      await followBundles(page)
      await isListed(page, await bundles)
    })

    await test.step('in English', async () => {
      const bundles = listIn(page, 'en', 'guest', 'bundles')
      await page.locator('summary').filter({ hasText: '简体中文' }).locator('visible=true').first().click()
      await page.getByRole('link', { name: 'English' }).click()
      await isListed(page, await bundles)
    })

    await test.step('signed in as an associate: other prices', async () => {
      await page.goto(`/signin?redirect=${encodeURIComponent('/categories?sort=price_up')}`)
      await hydrated(page)
      const products = listIn(page, 'en', 'associate')
      await signIn(page, english, 'wing.lee@jadeleaf.example')
      const answer = await products
      await isListed(page, answer)
      const retail = (await (
        await fetch(
          `${shop.url}${new URL(answer.url()).pathname}${new URL(answer.url()).search.replace('customerGroup=associate', 'customerGroup=guest')}`,
        )
      ).json()) as { items: { sku: string; extension_attributes: { final_price: number } }[] }
      const { items } = (await answer.json()) as typeof retail
      const cheaper = items.find(({ sku, extension_attributes: { final_price: price } }) =>
        retail.items.some((other) => other.sku === sku && other.extension_attributes.final_price > price),
      )
      expect(cheaper).toBeDefined()
      await expect(
        page
          .getByRole('main')
          .getByRole('article')
          .filter({ has: page.locator(`a[href="/product/${cheaper?.sku ?? ''}"]`) }),
      ).toContainText(`HK$${cheaper?.extension_attributes.final_price.toFixed(2) ?? ''}`)
      const bundles = listIn(page, 'en', 'associate', 'bundles')
      await followBundles(page)
      await expect(page).toHaveURL(/\/bundles$/)
      await isListed(page, await bundles)
    })

    await test.step('in Thai', async () => {
      const bundles = listIn(page, 'th', 'associate', 'bundles')
      await page.locator('summary').filter({ hasText: 'English' }).locator('visible=true').first().click()
      await page.getByRole('link', { name: 'ภาษาไทย' }).click()
      await isListed(page, await bundles)
      const products = listIn(page, 'th', 'associate')
      await follow(page, thai('shell.nav.categories'))
      await isListed(page, await products)
    })

    await test.step("signed out: a guest's prices", async () => {
      await page.evaluate(() => {
        localStorage.removeItem('bearerToken')
      })
      await page.goto('/systemstatus')
      await hydrated(page)
      const products = listIn(page, 'th', 'guest')
      await follow(page, thai('shell.nav.categories'))
      await isListed(page, await products)
    })

    // words are no list: only they are asked of the call of our own
    expect(own).toEqual([])
    watched.complaints.splice(0)
  },
)

test(
  "a preferred customer's lists are asked for by that label",
  { tag: '@every-width' },
  async ({ page }) => {
    await page.goto('/signin?redirect=%2Fbundles')
    await hydrated(page)
    const bundles = listIn(page, 'en', 'preferred', 'bundles')
    await signIn(page, wordsOf('en'), 'mei.chan@jadeleaf.example')
    await isListed(page, await bundles)
  },
)

test('a page that the server has written asks for no list again', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/(products|catalogue\/\w+)\?/.test(request.url())) asked.push(request.url())
  })
  for (const path of [
    '/',
    '/categories/10?sort=price_up&inStock=1',
    '/categories?q=vitamin',
    '/promotions',
    '/bundles',
    '/product/vitamin-d3-k2',
  ]) {
    await page.goto(path)
    await hydrated(page)
    await page.mouse.move(5, 5)
    await page.waitForLoadState('networkidle')
    expect({ path, asked }).toEqual({ path, asked: [] })
  }
})

for (const [name, rule] of [
  ['says 500', { status: 500, body: '' }],
  ['knows no such call', { status: 404, body: '{"message":"Request does not match any route."}' }],
  ['answers in another shape', { status: 200, body: '[]' }],
  ['does not answer', { drop: true }],
] as const) {
  test(
    `where the call for filters ${name}, the goods are listed without them, in silence`,
    { tag: name === 'says 500' ? [] : ['@every-width'] },
    async ({ page, shop, watched }) => {
      await shop.setFaults({ match: 'GET /catalogue/facets', ...rule })
      // another address is another page to the server
      for (const path of [`/categories?brand=none-${name.length}`, '/systemstatus']) {
        await page.goto(path)
        await hydrated(page)
      }
      const products = listIn(page, 'en', 'guest')
      await followAllProducts(page)
      await isListed(page, await products)
      await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(0)
      await expect(page.getByRole('button', { name: /^Filter/ })).toHaveCount(0)
      await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
      await expect(page.getByText(/went wrong|Failed to fetch/)).toHaveCount(0)
      watched.complaints.splice(0)
    },
  )
}

test('filters that come late move nothing', async ({ page }) => {
  const release = await holdCalls(page, '**/catalogue/facets**')
  await page.goto('/systemstatus')
  await hydrated(page)
  const products = listIn(page, 'en', 'guest'),
    filters = page.waitForResponse((response) => response.url().includes('/catalogue/facets'))
  await followAllProducts(page)
  await isListed(page, await products)
  const first = page.getByRole('main').getByRole('article').first()
  const before = await first.boundingBox()
  release()
  await filters
  await expect(
    page
      .getByRole('main')
      .getByRole('checkbox')
      .or(page.getByRole('button', { name: /^Filter/ }))
      .locator('visible=true')
      .first(),
  ).toBeVisible()
  expect(await first.boundingBox()).toEqual(before)
})

for (const path of ['/categories/99999', '/categories/abc', '/categories/10/99999'])
  test(`${path} is a page that does not exist`, { tag: '@every-width' }, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(/can't find/)
    await hydrated(page)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(/can't find/)
  })

test(
  'an unknown category is not found by a signed-in person either',
  { tag: '@every-width' },
  async ({ page, request }) => {
    await signInAs(page, await personOf(request, 'preferred'))
    await page.goto('/systemstatus')
    await hydrated(page)
    await page.evaluate(() => {
      history.pushState(null, '', '/categories/99999')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await expect(page.getByRole('heading', { level: 1, name: "We can't find this category" })).toBeVisible()
  },
)

test(
  'a page after the last one says how many there are and leads there',
  { tag: '@every-width' },
  async ({ page }) => {
    expect((await page.goto('/categories?page=99'))?.status()).toBe(404)
    await hydrated(page)
    const main = page.getByRole('main')
    await expect(main.getByText('Nothing found')).toHaveCount(0)
    await expect(main.getByRole('heading', { name: /^There are only \d+ pages$/ })).toBeVisible()
    await main.getByRole('link', { name: /^Go to page \d+$/ }).click()
    await expect(main.getByRole('article').first()).toBeVisible()
  },
)

test('a query name that belongs to somebody else is no filter', { tag: '@every-width' }, async ({ page }) => {
  await page.goto('/categories?utm_source=newsletter&gclid=x')
  await hydrated(page)
  await expect(page.getByRole('main').getByRole('link', { name: /^Remove filter/ })).toHaveCount(0)
})

test('a filter that is taken away hands the focus on and is said', async ({ page }) => {
  await page.goto('/categories?brand=pinehouse&brand=hillwell')
  await hydrated(page)
  const main = page.getByRole('main')
  const chip = (name: string) => main.getByRole('link', { name: `Remove filter: ${name}` })
  await chip('Hillwell').press('Enter')
  await expect(page).toHaveURL('/categories?brand=pinehouse')
  await expect(chip('Hillwell')).toHaveCount(0)
  await expect(chip('Pine House')).toBeFocused()
  await expect(main.getByRole('status').filter({ hasText: 'Hillwell removed. 1 filter left.' })).toHaveCount(
    1,
  )
  await chip('Pine House').press('Enter')
  await expect(page).toHaveURL('/categories')
  await expect(main.getByRole('group', { name: 'Filters', exact: true })).toBeFocused()
})
