import { languages } from '../../domain/store/languages.ts'
import { addToCart, fillAddress, fillCard, newMobile, register } from './shopper.ts'
import { expect, hydrated, test } from './watched-page.ts'
import { wordsOf } from './words.ts'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

for (const { code, tag, name } of languages) {
  const say = wordsOf(code)

  // the default language, and on phones the longest words, unless everything is to be proved
  const depth = code === 'zh_cn' ? [] : code === 'th' ? ['@every-width'] : ['@depth']
  // Requirements
  test(`a newcomer buys something in ${name}`, { tag: depth }, async ({ page, context, baseURL }) => {
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
      await page
        .getByRole('link', { name: new RegExp(escaped(say('cart.summary.checkout', { n: 1 }))) })
        .locator('visible=true')
        .first()
        .click()
      await expect(page).toHaveURL(/\/signin\?redirect=/)
      await expect(page.getByText(say('shell.session.loginFirst'))).toBeVisible()
      await expect(page.getByText(say('account.signin.cartKept', { n: 1 }))).toBeVisible()
      await page.getByRole('link', { name: say('account.signin.register') }).click()
      await register(page, say, newMobile())
      await expect(page).toHaveURL(/\/checkout/)
      // what was said before lies over no step, where it would stay for eight seconds; the merged cart is told
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
      const notices = page.getByRole('region', { name: say('ds.notifications.region') })
      await expect(
        notices.getByRole('listitem').filter({ hasNotText: say('cart.merge.done', { n: 1 }) }),
      ).toHaveCount(0, { timeout: 2000 })
      await expect(page.getByText(say('shell.checkout.changeable'))).toBeVisible()
    })

    await test.step('the cart is still there; address, delivery, payment, review', async () => {
      await fillAddress(page, say)
      await page.getByRole('button', { name: say('checkout.address.next') }).click()
      // the first delivery method is selected, and its fee and the others are seen before the payment
      await expect(
        page
          .getByRole('radiogroup', { name: new RegExp(escaped(say('checkout.delivery.choose'))) })
          .getByRole('radio')
          .first(),
      ).toBeChecked()
      await page.getByRole('button', { name: say('checkout.delivery.next') }).click()
      const methods = page.getByRole('radiogroup', {
        name: new RegExp(escaped(say('checkout.payment.choose'))),
      })
      await methods.locator('label').first().click()
      // the phone's bar changes with the choice, and a press on what stood there would place the order
      await expect(methods.getByRole('radio').first()).toBeChecked()
      await page.getByRole('button', { name: say('checkout.payment.next') }).click()
      await page
        .getByRole('button', {
          name: new RegExp(escaped(say('checkout.place.button', { amount: '' })).trim()),
        })
        .locator('visible=true')
        .first()
        .click()
      // The name was confirmed with the address, which is written for the same person.
      await expect(page).toHaveURL(/\/checkout\/payment\?order=\d+/)
    })

    await test.step('a card pays, the order shows its life line', async () => {
      await fillCard(page, say, '4111 1111 1111 1111')
      await page
        .getByRole('button', {
          name: new RegExp(`^${escaped(say('payment.pay.button', { amount: 'HK$' }).trim())}`),
        })
        .locator('visible=true')
        .first()
        .click()
      await expect(page).toHaveURL(/\/order\/success\/\d+/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('payment.success.title'))
      // nobody is told that a paid order can be changed
      await expect(page.getByText(say('shell.checkout.changeable'))).toHaveCount(0)
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
