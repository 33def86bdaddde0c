import type { Page } from '@playwright/test'
import { newBuyer, newOrder, readOrder, signInAs } from './buyer.ts'
import { expect, hydrated, test } from './own-shop.ts'
import { fillCard } from './shopper.ts'
import { wordsOf } from './words.ts'

const pay = (page: Page) => page.getByRole('button', { name: /^Pay HK\$/ })

// Requirements
test('a card in progress says that it may take 3-5 minutes, and the result comes by itself', async ({
  page,
  shop,
}) => {
  const buyer = await newBuyer(page.request)
  const id = await newOrder(buyer)
  await signInAs(page, buyer)
  await page.goto(`/checkout/payment?order=${id}`)
  await hydrated(page)
  await fillCard(page, wordsOf('en'), '4000 0000 0000 0259')
  await pay(page).click()
  await expect(page).toHaveURL(`/process_worldpay/${id}`)
  await expect(page.getByText('Payment is still being processed')).toBeVisible()
  await expect(
    page.getByText('Payment verification is still in progress, please check your order after 3-5 minutes'),
  ).toBeVisible()
  await page.reload()
  await expect(page.getByText('Payment is still being processed')).toBeVisible()
  await shop.setClock(31)
  await expect(page).toHaveURL(`/order/success/${id}`)
})

test('the window is closed after paying: the signed message finishes the order without the customer', async ({
  page,
  request,
  shop,
}) => {
  const buyer = await newBuyer(request)
  const id = await newOrder(buyer)
  await signInAs(page, buyer)
  await page.goto(`/checkout/payment?order=${id}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Change payment method' }).click()
  await page
    .getByRole('radiogroup', { name: 'Payment method' })
    .getByText('WeChat Pay', { exact: true })
    .click()
  await pay(page).click()
  await page.getByRole('button', { name: /Pay and close the window/ }).click()
  await expect(page.getByRole('heading', { name: 'Window closed' })).toBeVisible()
  await page.close()
  await shop.setClock(31)
  // Nobody looks at the order meanwhile: looking would ask the provider.
  await expect
    .poll(async () =>
      (await shop.outbox(buyer.email)).some(({ subject }) => subject.startsWith('Payment received')),
    )
    .toBe(true)
  expect((await readOrder(buyer, id)).status).toMatch(/paid|pending_shipment/)
})
