import { expect, hydrated, test } from './own-shop.ts'
import { wordsOf } from './words.ts'

const say = wordsOf('en')
/** Pages that no other journey opens: one that was opened a moment ago is still kept by the server, and no failure shows. */
const [product, withoutScript] = ['/product/ashwagandha', '/product/boswellia']

test('a product that the service fails to give is 503, and is there again at the press of “Try again”', async ({
  page,
  shop,
}) => {
  await shop.setFaults({ match: 'GET /products/*', status: 500 })
  const answer = await page.goto(product)
  expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '10'])
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('shell.unavailable.title'))
  await expect(page).toHaveTitle(/^Page not available/)
  await shop.setFaults()
  await page.getByRole('link', { name: say('shell.unavailable.retry') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Ashwagandha/)
  expect(new URL(page.url()).pathname).toBe(product)
})

test('without script “Try again” asks the server again', async ({ browser, baseURL, shop }) => {
  await shop.setFaults({ match: 'GET /products/*', status: 500 })
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }])
  const page = await context.newPage()
  await page.goto(withoutScript)
  await shop.setFaults()
  await page.getByRole('link', { name: say('shell.unavailable.retry') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Boswellia/)
  await context.close()
})
