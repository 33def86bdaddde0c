import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './own-shop.ts'
import { wordsOf } from './words.ts'

const say = wordsOf('en')
/** Only the main store in Hong Kong has it. */
const sku = 'turmeric'
const chooser = (page: Page, words = say) => page.getByRole('combobox', { name: words('shell.source.label') })
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('selected_inventory'))
// the server keeps a guest's page for some seconds, whatever the sandbox is told meanwhile
let visit = 0
const open = async (page: Page, path: string) => {
  await page.goto(`${path}?visit=${++visit}`)
  await hydrated(page)
}

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }])
})

// Requirements
test('the chosen stock source is kept, its stock is shown on the product and in the cart, and no request names it', async ({
  page,
  shop,
}) => {
  await shop.setInventorySelection(true)
  const asked: string[] = []
  page.on('request', (request) => {
    asked.push(`${request.url()} ${request.postData() ?? ''}`)
  })
  await open(page, `/product/${sku}`)
  const main = page.getByRole('main')
  await expect(chooser(page).getByRole('option')).toHaveText([
    say('shell.source.all'),
    'Hong Kong warehouse',
    'Kowloon shop',
    'Shenzhen warehouse',
  ])
  await chooser(page).selectOption('Kowloon shop')
  await expect(main.getByText(say('catalogue.stock.out'))).toBeVisible()
  await expect(main.getByRole('button', { name: say('catalogue.product.add') })).toHaveCount(0)
  expect(await kept(page)).toBe(JSON.stringify({ sourceCode: 'hk_kowloon' }))

  await page.reload()
  await hydrated(page)
  await expect(chooser(page)).toHaveValue('hk_kowloon')
  await expect(main.getByText(say('catalogue.stock.out'))).toBeVisible()
  await chooser(page).selectOption('Hong Kong warehouse')
  await main
    .getByRole('button', { name: say('catalogue.product.add') })
    .locator('visible=true')
    .first()
    .click()
  await expect(page.getByText(say('shell.cart.added'))).toBeVisible()

  await open(page, '/cart')
  await expect(chooser(page)).toHaveValue('hk_main')
  await expect(main.getByText(say('cart.fault.outOfStock'))).toHaveCount(0)
  await chooser(page).selectOption('Shenzhen warehouse')
  await expect(main.getByText(say('cart.fault.outOfStock'))).toBeVisible()
  await chooser(page).selectOption(say('shell.source.all'))
  await expect(main.getByText(say('cart.fault.outOfStock'))).toHaveCount(0)
  expect(await kept(page)).toBeNull()
  expect(asked.filter((request) => /hk_main|hk_kowloon|cn_shenzhen/.test(request))).toEqual([])
})

test('the chooser speaks the language of the page, and changes with it', async ({ page, shop }) => {
  await shop.setInventorySelection(true)
  await open(page, `/product/${sku}`)
  await chooser(page).selectOption('Kowloon shop')
  await page.locator('summary').filter({ hasText: 'English' }).locator('visible=true').first().click()
  await page.getByRole('link', { name: '繁體中文' }).locator('visible=true').first().click()
  const field = chooser(page, wordsOf('zh_hk'))
  await expect(field).toHaveValue('hk_kowloon')
  await expect(field.getByRole('option')).toHaveText(['全部地點', '香港貨倉', '九龍門市', '深圳貨倉'])
})

test('a shop that does not let choose shows no chooser and forgets nothing of its stock over an old choice', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('selected_inventory', JSON.stringify({ sourceCode: 'hk_kowloon' }))
  })
  await open(page, `/product/${sku}`)
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: say('catalogue.product.add') })
      .locator('visible=true')
      .first(),
  ).toBeVisible()
  await expect(chooser(page)).toHaveCount(0)
})
