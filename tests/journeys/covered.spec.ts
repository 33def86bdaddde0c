import type { Locator, Page } from '@playwright/test'
import type { LanguageCode } from '../../domain/store/languages.ts'
import { chooseDelivery, fillCart, newBuyer, newOrder, signInAs } from './buyer.ts'
import { holdCalls } from './hold-calls.ts'
import { expect, hydrated, test, type Shop } from './own-shop.ts'
import { wordsOf, type Say } from './words.ts'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** A button whose words begin so; the amount is not known here. */
const button = (page: Page, words: string) =>
  page.getByRole('button', { name: new RegExp(`^${escaped(words.split('HK$')[0]?.trim() ?? '')}`) })
const covers = (page: Page) => page.getByRole('dialog').and(page.locator(':modal'))

async function speak(page: Page, code: LanguageCode, { url }: Shop): Promise<Say> {
  await page.context().addCookies([{ name: 'language', value: code, url }])
  return wordsOf(code)
}

/** The page cannot be reached: not by Tab, not by a press, and Escape takes nothing away. */
async function expectCovered(page: Page, message: string, behind: Locator): Promise<void> {
  const cover = covers(page)
  await expect(cover).toHaveAccessibleName(message)
  await expect(cover.getByRole('status')).toHaveText(message)
  for (let stop = 0; stop < 4; stop++) {
    await page.keyboard.press('Tab')
    // the cover is the page's child: the focus may be on the cover itself
    const reached = await page.evaluate(() => {
      const focused = document.activeElement
      return focused?.closest(':modal, main, header, footer, nav')?.matches(':not(:modal)')
        ? focused.outerHTML.slice(0, 200)
        : undefined
    })
    expect(reached, 'Tab stays out of the page').toBeUndefined()
  }
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  const box = await behind.boundingBox()
  expect(box).not.toBeNull()
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + Math.min(box.height / 2, 12))
  await expect(cover).toHaveAccessibleName(message)
}

/** Counts the requests to a path. */
function count(page: Page, path: string): () => number {
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith(path)) asked++
  })
  return () => asked
}

/** A customer with everything chosen, one press before the order. */
async function atLastStep(page: Page): Promise<void> {
  const buyer = await newBuyer(page.request)
  await fillCart(buyer, 'zinc-15')
  await chooseDelivery(buyer)
  await signInAs(page, buyer)
  await page.goto('/checkout?step=review&pay=worldpay')
  await hydrated(page)
}

/** A customer whose order waits to be paid. */
async function atPayment(page: Page): Promise<void> {
  const buyer = await newBuyer(page.request)
  const id = await newOrder(buyer)
  await signInAs(page, buyer)
  await page.goto(`/checkout/payment?order=${id}`)
  await hydrated(page)
}

for (const code of ['en', 'zh_cn', 'th'] as const) {
  const depth = code === 'th' ? [] : ['@depth']
  test(
    `in ${code}: an order that takes its time covers the page until the next one is there`,
    { tag: depth },
    async ({ page, shop }) => {
      const say = await speak(page, code, shop)
      await atLastStep(page)
      const orders = count(page, '/carts/mine/order')
      const release = await holdCalls(page, '**/carts/mine/order')
      const place = button(page, say('checkout.place.button', { amount: 'HK$' }))
      await place.press('Enter')
      await expectCovered(
        page,
        say('checkout.place.wait'),
        page.getByRole('button', {
          name: say('ds.wizard.editOf', { step: say('checkout.step.address') }),
        }),
      )
      release()
      await expect(page).toHaveURL(/\/checkout\/payment\?order=\d+/)
      await expect(covers(page)).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1, name: say('payment.title') })).toBeVisible()
      // as after any change of the page: its heading, or its main part while it has none
      await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main')
      expect(orders()).toBe(1)
    },
  )
}

test('who comes back to the last step waits for the ways to pay, and is not led back to them', async ({
  page,
  shop,
}) => {
  const say = await speak(page, 'en', shop)
  await shop.setFaults({ match: 'GET /carts/mine/payment-methods', delay_ms: 1500 })
  await atLastStep(page)
  await button(page, say('checkout.place.button', { amount: 'HK$' })).click()
  await expect(page).toHaveURL(/\/checkout\/payment\?order=\d+/)
})

for (const [name, rule, told] of [
  [
    'a refusal',
    { status: 400, body: '{"message":"Not %1.","parameters":["today"]}' },
    (): string => 'Not today.',
  ],
  ['a broken connection', { drop: true }, (say: Say): string => say('shell.service.network')],
] as const) {
  test(`an order that ends in ${name}: the page is free, the focus is back, the reason is told, the next press orders`, async ({
    page,
    shop,
  }) => {
    const say = await speak(page, 'en', shop)
    await atLastStep(page)
    // not once: a browser asks again by itself over each connection it has kept, up to six, when one breaks
    await shop.setFaults({ match: 'PUT /carts/mine/order', ...rule })
    const release = await holdCalls(page, '**/carts/mine/order')
    const place = button(page, say('checkout.place.button', { amount: 'HK$' }))
    await place.click()
    await expect(covers(page)).toHaveAccessibleName(say('checkout.place.wait'))
    release()
    await expect(page.getByRole('main').getByRole('alert')).toContainText(told(say), { timeout: 20_000 })
    await expect(covers(page)).toHaveCount(0)
    await expect(place).toBeFocused()
    await shop.setFaults()
    await place.press('Enter')
    await expect(page).toHaveURL(/\/checkout\/payment\?order=\d+/)
  })
}

test('a service that never answers gives the page back after twenty seconds', async ({ page, shop }) => {
  await page.clock.install()
  const say = await speak(page, 'en', shop)
  await atLastStep(page)
  await shop.setFaults({ match: 'PUT /carts/mine/order', delay_ms: 30_000, times: 1 })
  const asked = page.waitForRequest('**/carts/mine/order')
  const place = button(page, say('checkout.place.button', { amount: 'HK$' }))
  await place.click()
  await asked
  await page.clock.runFor(10_000)
  await expect(covers(page)).toHaveAccessibleName(say('checkout.place.wait'))
  await page.clock.runFor(10_000)
  await expect(page.getByRole('main').getByRole('alert')).toContainText(say('shell.service.timeout'))
  await expect(covers(page)).toHaveCount(0)
  await expect(place).toBeFocused()
})

test('starting a card payment covers the page; a fault leaves what was typed', async ({ page, shop }) => {
  const say = await speak(page, 'en', shop)
  await atPayment(page)
  const starts = count(page, '/worldpay/payment/start')
  const number = page.getByRole('textbox', { name: say('payment.card.number'), exact: true })
  await number.fill('4111111111111111')
  await page.getByRole('textbox', { name: say('payment.card.holder'), exact: true }).fill('CHAN MEI')
  await page.getByRole('textbox', { name: say('payment.card.expiry'), exact: true }).fill('1230')
  await page.getByRole('textbox', { name: say('payment.card.cvc'), exact: true }).fill('123')
  // not “Pay another way”, which stands beside a refusal
  const pay = page.getByRole('button', { name: /^Pay HK\$/ })

  await shop.setFaults({ match: 'POST /worldpay/payment/start', times: 1, status: 502, body: '<html>' })
  const releaseFailure = await holdCalls(page, '**/worldpay/payment/start')
  await pay.click()
  await expect(covers(page)).toHaveAccessibleName(say('payment.pay.wait'))
  releaseFailure()
  // the reason takes the focus, at the button, when the cover goes
  await expect(
    page.getByRole('group', { name: new RegExp(escaped(say('payment.pay.failed'))) }),
  ).toBeFocused()
  await expect(covers(page)).toHaveCount(0)
  await expect(number).toHaveValue('4111 1111 1111 1111')
  await expect(page.getByRole('textbox', { name: say('payment.card.cvc'), exact: true })).toHaveValue('123')

  const release = await holdCalls(page, '**/worldpay/payment/start')
  await pay.press('Enter')
  await expectCovered(page, say('payment.pay.wait'), number)
  release()
  await expect(page).toHaveURL(/\/order\/success\/\d+/)
  await expect(covers(page)).toHaveCount(0)
  expect(starts()).toBe(2)
})

test('the way to a provider is covered; who comes back finds a page that can be used', async ({
  page,
  shop,
}) => {
  const say = await speak(page, 'en', shop)
  await atPayment(page)
  const release = await holdCalls(page, '**/order/*/set-citcon-payment')
  await page.getByRole('button', { name: say('payment.method.change') }).click()
  await page
    .getByRole('radiogroup', { name: say('payment.method.label') })
    .getByText('Alipay', { exact: true })
    .click()
  // not “Pay another way”, which stands beside a refusal
  const pay = page.getByRole('button', { name: /^Pay HK\$/ })
  await pay.press('Enter')
  await expectCovered(page, say('payment.pay.wait'), page.getByRole('radio', { name: /WeChat Pay/ }))
  release()
  await expect(page.getByRole('heading', { name: 'Alipay' })).toBeVisible()
  await page.goBack()
  await page
    .getByRole('dialog', { name: say('payment.progress.title') })
    .getByRole('button', { name: say('payment.progress.unpaid') })
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await pay.click()
  await expect(page.getByRole('heading', { name: 'Alipay' })).toBeVisible()
})

test('changing the language covers the page in the old one; what was typed stays and the focus is where it began', async ({
  page,
  shop,
}) => {
  const say = await speak(page, 'zh_cn', shop)
  const then = wordsOf('th')
  await page.goto('/signin')
  await hydrated(page)
  const switches = count(page, '/language/switch')
  const mobile = page.getByRole('textbox', { name: say('account.field.mobile'), exact: true })
  await mobile.fill('51234567')
  const release = await holdCalls(page, '**/language/switch')
  const menu = page.locator('summary').filter({ hasText: say('shell.language.label') })
  await menu.press('Enter')
  await page.getByRole('link', { name: 'ภาษาไทย' }).press('Enter')
  await expectCovered(page, say('shell.language.switching'), mobile)
  release()
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  await expect(covers(page)).toHaveCount(0)
  await expect(page.locator('summary').filter({ hasText: then('shell.language.label') })).toBeFocused()
  await expect(page.getByRole('textbox', { name: then('account.field.mobile'), exact: true })).toHaveValue(
    '51234567',
  )
  expect(switches()).toBe(1)
})

test('a switch of the language that fails late says why and gives page and focus back', async ({
  page,
  shop,
  watched,
}) => {
  const say = await speak(page, 'en', shop)
  await page.goto('/systemstatus')
  await hydrated(page)
  await shop.setFaults({
    match: 'POST /language/switch',
    times: 1,
    status: 400,
    body: '{"message":"Not now."}',
  })
  const release = await holdCalls(page, '**/language/switch')
  const menu = page.locator('summary').filter({ hasText: 'English' })
  await menu.click()
  await page.getByRole('link', { name: 'Tiếng Việt' }).click()
  await expect(covers(page)).toHaveAccessibleName(say('shell.language.switching'))
  release()
  await expect(page.getByText('Not now.')).toBeVisible()
  await expect(covers(page)).toHaveCount(0)
  await expect(menu).toBeFocused()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(watched.complaints.splice(0)).toHaveLength(1)
})
