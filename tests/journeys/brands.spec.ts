import { expect, hydrated, test } from './own-shop.ts'
import { wordsOf } from './words.ts'

const say = wordsOf('en')

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }])
})

test('the footer leads to the brands, which are asked for, and each brand to its products (R-393)', async ({
  page,
}) => {
  await page.goto('/systemstatus')
  await hydrated(page)
  await page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight)
  })
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/rest/en/V1/brand')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Brands' }).click()
  await asked
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(say('catalogue.brands.title'))
  await expect(main.getByRole('list').last().getByRole('link')).toHaveText([
    'Jadeleaf',
    'Hillwell',
    'Tidemark',
    'Pine House',
    'Morningfield',
    'Little Oak',
    'Petalworks',
    'Quiet Lamp',
  ])
  await main.getByRole('link', { name: 'Pine House' }).click()
  await expect(page).toHaveURL('/categories?brand=pinehouse')
  await expect(
    main.getByRole('link', { name: say('ds.chips.remove', { name: 'Pine House' }) }).first(),
  ).toBeVisible()
})

test("brands stand in the server's HTML, in the language of the visitor", async ({ request, baseURL }) => {
  const html = await (
    await request.get(`${baseURL}/brands`, { headers: { cookie: 'language=zh_hk' } })
  ).text()
  expect(html).toMatch(/<title>品牌 – /)
  expect(html).toContain('href="/categories?brand=quietlamp"')
  expect(html).toContain('靜燈')
})

test('brands that cannot be read are said to be so, and come with another try', async ({
  page,
  shop,
  watched,
}) => {
  await page.goto('/systemstatus')
  await hydrated(page)
  await shop.setFaults({ match: 'GET /brand', status: 500 })
  // a page that the browser opens: the server answers 503 instead
  await page.evaluate(() => {
    history.pushState(null, '', '/brands')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByText(say('catalogue.error.title'))).toBeVisible()
  await shop.setFaults()
  await page.getByRole('button', { name: say('shell.read.retry') }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Hillwell' })).toBeVisible()
  watched.complaints.splice(0)
})
