import type { Page } from '@playwright/test'
import { newBuyer, newOrder, readOrder, signInAs, type Buyer } from './buyer.ts'
import { holdCalls } from './hold-calls.ts'
import { fillCard } from './shopper.ts'
import { expect, hydrated, test } from './watched-page.ts'
import { wordsOf } from './words.ts'

const say = wordsOf('en')
const pay = (page: Page) => page.getByRole('button', { name: /^Pay HK\$/ })

/** An unpaid order and its payment page, open. */
async function openPayment(page: Page, method = 'worldpay'): Promise<{ buyer: Buyer; id: number }> {
  const buyer = await newBuyer(page.request)
  const id = await newOrder(buyer, { method })
  await signInAs(page, buyer)
  await page.goto(`/checkout/payment?order=${id}`)
  await hydrated(page)
  await expect(pay(page)).toBeVisible()
  return { buyer, id }
}

// Requirements
test('a declined card says so and keeps all but the security code; another method pays the same order', async ({
  page,
}) => {
  const { buyer, id } = await openPayment(page)
  await fillCard(page, say, '4000 0000 0000 0002')
  await pay(page).click()
  const refusal = page.getByRole('group', { name: /The card was declined/ })
  await expect(refusal).toBeFocused()
  await expect(refusal).toBeInViewport({ ratio: 1 })
  // focus reads it: a live region would say it a second time
  await expect(page.getByRole('alert').filter({ hasText: 'declined' })).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Card number' })).toHaveValue('4000 0000 0000 0002')
  await expect(page.getByRole('textbox', { name: 'Security code' })).toHaveValue('')
  await refusal.getByRole('button', { name: 'Pay another way' }).click()
  await expect(page.getByRole('radio', { name: /Credit or debit card/ })).toBeFocused()
  await page.getByRole('radiogroup', { name: 'Payment method' }).getByText('Alipay').click()
  await expect(page.getByText('The card was declined')).toHaveCount(0)
  await pay(page).click()
  await expect(page.getByRole('heading', { name: 'Alipay' })).toBeVisible()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page).toHaveURL(`/order/success/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible()
  const order = await readOrder(buyer, id)
  expect(order.status).toMatch(/paid|pending_shipment/)
  expect(order.payment.method).toBe('citcon_alipay')
})

test('a declined card is told to the keyboard: from the press to another way without a pointer', async ({
  page,
}) => {
  const { id } = await openPayment(page)
  await fillCard(page, say, '4000 0000 0000 0002')
  for (let attempt = 0; attempt < 2; attempt++) {
    await page.getByRole('textbox', { name: 'Security code' }).fill('123')
    await page.getByRole('textbox', { name: 'Security code' }).press('Enter')
    const refusal = page.getByRole('group', { name: /The card was declined/ })
    await expect(refusal).toBeFocused()
    await expect(refusal).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('textbox', { name: 'Security code' })).toHaveValue('')
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Pay another way' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: /Credit or debit card/ })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: /Planet/ })).toBeChecked()
  await pay(page).press('Enter')
  await expect(page.getByRole('heading', { name: 'Planet Payment' })).toBeVisible()
  await page.getByRole('button', { name: 'Pay', exact: true }).press('Enter')
  await expect(page).toHaveURL(`/order/success/${id}`)
})

test('a start that fails is told at the button, with focus', async ({ page }) => {
  await openPayment(page)
  await page.route('**/worldpay/payment/start', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"Internal Error"}' }),
  )
  await fillCard(page, say, '4111 1111 1111 1111')
  await pay(page).click()
  const refusal = page.getByRole('group', { name: /Payment Processing Has Failed/ })
  await expect(refusal).toBeFocused()
  await expect(refusal).toBeInViewport({ ratio: 1 })
  await expect(refusal.getByRole('button', { name: 'Pay another way' })).toBeVisible()
})

test('a card is judged by the service’s day, whatever the device takes for today', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2033-03-05T04:00:00Z'))
  const { id } = await openPayment(page)
  await fillCard(page, say, '4111 1111 1111 1111')
  await pay(page).click()
  await expect(page).toHaveURL(`/order/success/${id}`)
})

test('a declined card may be replaced by another', async ({ page }) => {
  const { id } = await openPayment(page)
  await fillCard(page, say, '4000 0000 0000 0002')
  await pay(page).click()
  await expect(page.getByText('The card was declined')).toBeVisible()
  await fillCard(page, say, '4111 1111 1111 1111')
  await pay(page).click()
  await expect(page).toHaveURL(`/order/success/${id}`)
})

// Requirements R-495
test('3-D Secure: the right code pays', async ({ page }) => {
  const { id } = await openPayment(page)
  await fillCard(page, say, '4000 0000 0000 3220')
  await pay(page).click()
  await page.getByRole('textbox', { name: /Code from your bank/ }).fill('1234')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(`/order/success/${id}`)
})

test('3-D Secure: a wrong code fails, the order is kept and another try pays it', async ({ page }) => {
  const { buyer, id } = await openPayment(page)
  await fillCard(page, say, '4000 0000 0000 3220')
  await pay(page).click()
  await page.getByRole('textbox', { name: /Code from your bank/ }).fill('9999')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(`/process_worldpay/${id}`)
  await expect(page.getByText('Payment Processing Has Failed')).toBeVisible()
  expect((await readOrder(buyer, id)).status).toBe('pending_payment')
  await expect(page.getByRole('link', { name: 'View order' })).toHaveAttribute(
    'href',
    `/dashboard/orders/${id}`,
  )
  await page.getByRole('link', { name: 'Pay another way' }).click()
  await fillCard(page, say, '4111 1111 1111 1111')
  await pay(page).click()
  await expect(page).toHaveURL(`/order/success/${id}`)
})

// Requirements
test("back from the bank's question: the page asks how it went, and both answers lead on", async ({
  page,
}) => {
  const { buyer, id } = await openPayment(page)
  await fillCard(page, say, '4000 0000 0000 3220')
  await pay(page).click()
  await expect(page.getByRole('textbox', { name: /Code from your bank/ })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(`/checkout/payment?order=${id}`)
  await hydrated(page)
  const dialog = page.getByRole('dialog', { name: 'Payment in progress' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Unpaid, go to payment' }).click()
  await expect(dialog).toHaveCount(0)
  await fillCard(page, say, '4111 1111 1111 1111')
  await pay(page).click()
  await expect(page).toHaveURL(`/order/success/${id}`)
  expect((await readOrder(buyer, id)).status).toMatch(/paid|pending_shipment/)
})

test('paying twice at once starts one payment', async ({ page }) => {
  const { buyer, id } = await openPayment(page)
  let started = 0
  page.on('request', (request) => {
    if (request.url().includes('/worldpay/payment/start')) started++
  })
  await fillCard(page, say, '4111 1111 1111 1111')
  await pay(page).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
    button.form?.requestSubmit()
  })
  await expect(page).toHaveURL(`/order/success/${id}`)
  expect(started).toBe(1)
  expect((await readOrder(buyer, id)).status).toMatch(/paid|pending_shipment/)
})

test('reload and back on the payment pages never pay twice and never lose the order', async ({ page }) => {
  const { id } = await openPayment(page)
  await fillCard(page, say, '4111 1111 1111 1111')
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('textbox', { name: 'Card number' })).toHaveValue('')
  await fillCard(page, say, '4111 1111 1111 1111')
  await pay(page).click()
  await expect(page).toHaveURL(`/order/success/${id}`)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('There is nothing to pay on this order.')).toBeVisible()
  await expect(pay(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'View order' }).click()
  await expect(page).toHaveURL(`/dashboard/orders/${id}`)
})

test('an order paid in another tab is not paid again in this one', async ({ page, context }) => {
  const { buyer, id } = await openPayment(page)
  const other = await context.newPage()
  await signInAs(other, buyer)
  await other.goto(`/checkout/payment?order=${id}`)
  await hydrated(other)
  await fillCard(other, say, '4111 1111 1111 1111')
  await pay(other).click()
  await expect(other).toHaveURL(`/order/success/${id}`)
  await fillCard(page, say, '4111 1111 1111 1111')
  await pay(page).click()
  await expect(page.getByText('There is nothing to pay on this order.')).toBeVisible()
})

test('an empty card form names each mistake and leads to its field', async ({ page }) => {
  await openPayment(page)
  await pay(page).click()
  const summary = page.getByRole('group', { name: 'Please correct the 3 problems below to continue' })
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: /Expiry/ }).click()
  await expect(page.getByRole('textbox', { name: 'Expiry date' })).toBeFocused()
})

test("somebody else's order cannot be seen or paid", async ({ page }) => {
  const owner = await newBuyer(page.request)
  const id = await newOrder(owner)
  await signInAs(page, await newBuyer(page.request))
  for (const path of [
    `/checkout/payment?order=${id}`,
    `/dashboard/orders/${id}`,
    `/order/success/${id}`,
    `/process_worldpay/${id}`,
  ]) {
    await page.goto(path)
    await hydrated(page)
    await expect(page.getByText(/Something went wrong|This order cannot be found/).first()).toBeVisible()
    await expect(page.getByText('Zinc Bisglycinate')).toHaveCount(0)
  }
})

test('a paid order is never asked to pay: what was read before the payment is not shown', async ({
  page,
}) => {
  const { id } = await openPayment(page)
  await fillCard(page, say, '4111 1111 1111 1111')
  const release = await holdCalls(page, `**/customer/orders/${id}`)
  await pay(page).click()
  await expect(page).toHaveURL(`/order/success/${id}`)
  await expect(page.getByRole('main').getByText(say('payment.loading')).first()).toBeAttached()
  await expect(page.getByText(/^Please pay before/)).toHaveCount(0)
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible()
  await expect(page.getByText(/^Please pay before/)).toHaveCount(0)
})
