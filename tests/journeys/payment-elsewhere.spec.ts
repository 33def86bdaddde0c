import type { Page } from '@playwright/test'
import { newBuyer, newOrder, readOrder, signInAs, type Buyer } from './buyer.ts'
import { expect, hydrated, test } from './watched-page.ts'

const pay = (page: Page) => page.getByRole('button', { name: /^Pay HK\$/ })

const providers = [
  { title: 'UnionPay', method: 'ingenico', waits: (id: number) => `/process_ingenico/${id}` },
  { title: 'WeChat Pay', method: 'citcon_wechatpay', waits: (id: number) => `/process_payment?order=${id}` },
  { title: 'Alipay', method: 'citcon_alipay', waits: (id: number) => `/process_payment?order=${id}` },
  {
    title: 'Planet Payment',
    method: 'planet',
    waits: (id: number) => new RegExp(`/order/${id}/planetPayReturn\\?paymentId=`),
  },
] as const

/** An unpaid order, its payment page, and on to the provider's page. */
async function goToProvider(
  page: Page,
  title: string,
  request = page.request,
): Promise<{ buyer: Buyer; id: number }> {
  const buyer = await newBuyer(request)
  const id = await newOrder(buyer)
  await signInAs(page, buyer)
  await page.goto(`/checkout/payment?order=${id}`)
  await hydrated(page)
  // the way chosen at checkout stands alone; the others are one press away
  await expect(page.getByRole('radio')).toHaveCount(0)
  await page.getByRole('button', { name: 'Change payment method' }).click()
  await page.getByRole('radiogroup', { name: 'Payment method' }).getByText(title, { exact: true }).click()
  await pay(page).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  return { buyer, id }
}

for (const { title, method, waits } of providers) {
  test.describe(title, () => {
    test('pays and says thanks', async ({ page }) => {
      const { buyer, id } = await goToProvider(page, title)
      await page.getByRole('button', { name: 'Pay', exact: true }).click()
      await expect(page).toHaveURL(`/order/success/${id}`)
      await expect(page.getByText('We have received your payment and are packing your order.')).toBeVisible()
      expect((await readOrder(buyer, id)).payment.method).toBe(method)
      // when the parcel is expected, as the order's own page says it
      const expected = page.getByRole('definition').filter({ hasText: 'Public holidays in Hong Kong' })
      const days = await expected.innerText()
      expect(days).toMatch(/^\d+ \w+ 20\d\d to \d+ \w+ 20\d\d\n/)
      await page.goto(`/dashboard/orders/${id}`)
      await expect(expected).toHaveText(days, { useInnerText: true })
    })

    // Requirements
    test('a refusal is told at once, and the order can be paid another way', async ({ page }) => {
      const { buyer, id } = await goToProvider(page, title)
      await page.getByRole('button', { name: 'Let the payment fail' }).click()
      await expect(page).toHaveURL(waits(id))
      await expect(page.getByText('Payment Processing Has Failed')).toBeVisible()
      expect((await readOrder(buyer, id)).status).toBe('pending_payment')
      await page.getByRole('link', { name: 'Pay another way' }).click()
      await expect(page).toHaveURL(`/checkout/payment?order=${id}`)
      await expect(pay(page)).toBeVisible()
      // nothing is open any more: nobody is asked whether it was paid
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })

    test('a cancelled payment leads back to the order', async ({ page }) => {
      const { id } = await goToProvider(page, title)
      await page.getByRole('button', { name: 'Cancel' }).click()
      await expect(page.getByText('The payment was cancelled')).toBeVisible()
      await page.getByRole('link', { name: 'View order' }).click()
      await expect(page).toHaveURL(`/dashboard/orders/${id}`)
      await expect(page.getByText('Waiting for your payment', { exact: true })).toBeVisible()
    })
  })
}

test('a message that comes twice pays once', async ({ page }) => {
  const { buyer, id } = await goToProvider(page, 'Alipay')
  await page.getByRole('button', { name: 'Pay, and send the message twice' }).click()
  await expect(page).toHaveURL(`/order/success/${id}`)
  const mails = (await (await page.request.get(`/sandbox/outbox.json?to=${buyer.email}`)).json()) as {
    subject: string
  }[]
  expect(mails.filter(({ subject }) => subject.startsWith('Payment received'))).toHaveLength(1)
})

// Requirements
test('a UnionPay payment under review says 24-48 working hours, on the way and in the order', async ({
  page,
}) => {
  const { buyer, id } = await goToProvider(page, 'UnionPay')
  await page.getByRole('button', { name: /bank review/ }).click()
  await expect(page).toHaveURL(`/order/success/${id}`)
  await expect(page.getByText(/24-48 working hours/)).toBeVisible()
  expect((await readOrder(buyer, id)).status).toBe('payment_review')
  await page.getByRole('link', { name: 'View order' }).click()
  await expect(page.getByText(/24-48 working hours/)).toBeVisible()
  await expect(page.getByText('Payment under review').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0)
})

// Requirements R-287
test('a review that the bank ends is followed on the page', async ({ page }) => {
  await page.clock.install()
  const { id } = await goToProvider(page, 'UnionPay')
  await page.getByRole('button', { name: /bank review/ }).click()
  await expect(page.getByText(/24-48 working hours/)).toBeVisible()
  await page.route(`**/customer/orders/${id}`, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      json: { ...((await answer.json()) as object), status: 'pending_shipment' },
    })
  })
  await page.clock.runFor(11_000)
  await expect(page.getByText('We have received your payment and are packing your order.')).toBeVisible()
})

// Requirements R-289
test('"I have already paid" on an order that nobody paid says so and leads to the payment', async ({
  page,
}) => {
  const buyer = await newBuyer(page.request)
  const id = await newOrder(buyer)
  await signInAs(page, buyer)
  await page.goto(`/checkout/payment?order=${id}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'I have already paid' }).click()
  await page.getByRole('button', { name: 'Already paid', exact: true }).click()
  await expect(page.getByText("We haven't received a payment for this order")).toBeVisible()
  await page.goto(`/process_worldpay/${id}`)
  await expect(page.getByText("We haven't received a payment for this order")).toBeVisible()
  await page.getByRole('link', { name: 'Pay now' }).click()
  await expect(page).toHaveURL(`/checkout/payment?order=${id}`)
})

test("Planet's return without a session leads to signing in and back", async ({ page }) => {
  const address = '/order/7/planetPayReturn?paymentId=11111111-1111-4111-8111-111111111111'
  await page.goto(address)
  await hydrated(page)
  await expect(page.getByText('Please sign in to see the result of your payment.')).toBeVisible()
  await expect(page.getByText('Unexpected error')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    `/signin?redirect=${encodeURIComponent(address)}`,
  )
})

test('a cancelled order is told as cancelled on every page about its payment', async ({ page }) => {
  const buyer = await newBuyer(page.request)
  const id = await newOrder(buyer)
  await buyer.rest('POST', `/orders/mine/${id}/cancel`)
  await signInAs(page, buyer)
  for (const path of [`/order/success/${id}`, `/order/check/${id}`, `/process_worldpay/${id}`]) {
    await page.goto(path)
    await hydrated(page)
    await expect(page.getByText('This order was cancelled.')).toBeVisible()
    await expect(page.getByText(/received your payment|Thank you|order is kept/)).toHaveCount(0)
  }
})

test('the success page of an unpaid order leads to its payment, and an unknown number says so', async ({
  page,
}) => {
  const buyer = await newBuyer(page.request)
  const id = await newOrder(buyer)
  await signInAs(page, buyer)
  await page.goto(`/order/success/${id}`)
  await hydrated(page)
  await page.getByRole('link', { name: /^Pay HK\$/ }).click()
  await expect(page).toHaveURL(`/checkout/payment?order=${id}`)
  for (const unknown of ['99999999', 'abc']) {
    await page.goto(`/order/success/${unknown}`)
    await expect(page.getByText('This order cannot be found.')).toBeVisible()
  }
})

// Requirements
test('back from the provider without deciding: the order page leads on, and "Already paid" looks', async ({
  page,
}) => {
  const { id } = await goToProvider(page, 'Planet Payment')
  await page.goto(`/checkout/payment?order=${id}`)
  await hydrated(page)
  const dialog = page.getByRole('dialog', { name: 'Payment in progress' })
  await dialog.getByRole('button', { name: 'Already paid' }).click()
  await expect(page.getByText('Payment is still being processed')).toBeVisible()
  await page.getByRole('link', { name: 'View order' }).click()
  await expect(page.getByText('Waiting for your payment', { exact: true })).toBeVisible()
})
