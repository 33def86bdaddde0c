import { expect, hydrated, test } from './watched-page.ts'
import { wordsOf } from './words.ts'

const say = wordsOf('en')

test('adding on a wide screen shows the cart below the header, without taking the focus', async ({
  page,
  isMobile,
}) => {
  await page.goto('/product/zinc-15')
  await hydrated(page)
  const add = page.getByRole('main').getByRole('button', { name: say('catalogue.product.add') })
  await add.locator('visible=true').click()
  const panel = page.getByRole('region', { name: say('cart.title'), exact: true })
  if (isMobile) {
    await expect(page.getByText(say('shell.cart.added'))).toBeVisible()
    await expect(panel).toHaveCount(0)
    const bar = page.getByRole('region', { name: say('catalogue.product.buyBar') })
    await bar.getByRole('link', { name: say('catalogue.product.inCart', { n: 1 }) }).click()
    await expect(page).toHaveURL(/\/signin\?redirect=/)
    return
  }
  await expect(panel).toContainText(say('shell.cart.added'))
  await expect(panel.getByText('HK$98.00').first()).toBeVisible()
  await expect(panel.getByRole('link', { name: say('cart.summary.checkout', { n: 1 }) })).toBeVisible()
  await expect(add.locator('visible=true')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await add.locator('visible=true').click()
  await panel.getByRole('link', { name: say('shell.cart.show') }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(panel).toHaveCount(0)
})
