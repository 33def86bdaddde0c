import { languages } from '../../domain/store/languages.ts'
import { addToCart, fillAddress, fillCard, newMobile, register } from './shopper.ts'
import { expect, hydrated, test } from './watched-page.ts'
import { wordsOf } from './words.ts'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

for (const { code, tag, name } of languages) {
  const say = wordsOf(code)

  test(`a newcomer buys something in ${name}`, async ({ page, context, baseURL }) => {
    test.setTimeout(90_000)
    await context.addCookies([{ name: 'language', value: code, url: baseURL! }])

    await test.step('from the home page to the cart', async () => {
      await page.goto('/')
      await expect(page.locator('html')).toHaveAttribute('lang', tag)
      await hydrated(page)
      await addToCart(page, say, 'omega-3-1200')
      await page.goto('/cart')
      await hydrated(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('cart.title'))
    })

    await test.step('checkout asks to sign in, registration leads back', async () => {
      await page.getByRole('link', { name: new RegExp(escaped(say('cart.summary.checkout', { n: 1 }))) }).locator('visible=true').first().click()
      await expect(page).toHaveURL(/\/signin\?redirect=/)
      await expect(page.getByText(say('shell.session.loginFirst'))).toBeVisible()
      await page.getByRole('link', { name: say('account.signin.register') }).click()
      await register(page, say, newMobile())
      await expect(page).toHaveURL(/\/checkout/)
    })

    await test.step('the cart is still there; address, delivery, payment, review', async () => {
      await fillAddress(page, say)
      await page.getByRole('button', { name: say('checkout.address.next') }).click()
      await page.getByRole('button', { name: say('checkout.delivery.next') }).click()
      await page.getByRole('radiogroup', { name: new RegExp(escaped(say('checkout.payment.choose'))) }).locator('label').first().click()
      await page.getByRole('button', { name: say('checkout.payment.next') }).click()
      await page.getByRole('button', { name: new RegExp(escaped(say('checkout.place.button', { amount: '' })).trim()) }).locator('visible=true').first().click()
      // The name is confirmed once.
      await page.getByRole('dialog').getByRole('button', { name: say('checkout.name.confirm') }).click()
      await expect(page).toHaveURL(/\/checkout\/payment\?order=\d+/)
    })

    await test.step('a card pays, the order shows its life line', async () => {
      await fillCard(page, say, '4111 1111 1111 1111')
      await page.getByRole('button', { name: new RegExp(escaped(say('payment.pay.button', { amount: '' })).trim()) }).locator('visible=true').first().click()
      await expect(page).toHaveURL(/\/order\/success\/\d+/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('payment.success.title'))
      await page.goto('/dashboard/orders')
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    })

    await test.step('logging out leaves a guest', async () => {
      await page.goto('/logout')
      await expect(page).toHaveURL(/\/$/)
      await page.goto('/dashboard')
      await expect(page).toHaveURL(/\/signin\?redirect=%2Fdashboard/)
    })
  })
}
