import type { Page } from '@playwright/test'
import { chooseDelivery, fillCart, newBuyer, signInAs, type Buyer } from './buyer.ts'
import { expect, hydrated } from './watched-page.ts'

/** The steps of the checkout. */
export type Step = 'address' | 'delivery' | 'payment' | 'review'
const titles: Record<Step, string> = {
  address: 'Delivery address',
  delivery: 'Delivery',
  payment: 'Payment',
  review: 'Review and place order',
}
/** Leads to the step after this one. */
export const next = (page: Page, what: 'choose delivery' | 'choose payment' | 'check your order') =>
  page.getByRole('button', { name: `Next: ${what}` })
/** Places the order. */
export const place = (page: Page) => page.getByRole('button', { name: /^Place order/ })
/** What is bought, and for how much. */
export const summary = (page: Page) => page.getByRole('region', { name: 'Order summary' })

/** Which step stands open: the one whose controls are there. */
export async function expectStep(page: Page, step: Step): Promise<void> {
  const control = {
    address: next(page, 'choose delivery'),
    delivery: next(page, 'choose payment'),
    payment: next(page, 'check your order'),
    review: place(page),
  }[step]
  await expect(control, `step ${titles[step]}`).toBeVisible()
}

/** Signs in and opens the checkout. */
export async function openCheckout(page: Page, buyer: Buyer, query = ''): Promise<void> {
  await signInAs(page, buyer)
  await page.goto(`/checkout${query}`)
  await hydrated(page)
}

/** Chooses how to pay and goes on. */
export const choosePayment = async (page: Page, title: string) => {
  const methods = page.getByRole('radiogroup', { name: 'How would you like to pay?' })
  await methods.locator('label').filter({ hasText: title }).click()
  // The phone's bar changes with the choice: the button that leads on moves from it into the step.
  await expect(methods.getByRole('radio', { name: title })).toBeChecked()
  await next(page, 'check your order').click()
}

/** A customer at the last step with a card chosen. */
export async function atReview(
  page: Page,
  { skus = ['zinc-15'], ...wishes }: { skus?: string[]; nameConfirmed?: boolean } = {},
): Promise<Buyer> {
  const buyer = await newBuyer(page.request, wishes)
  await fillCart(buyer, ...skus)
  await chooseDelivery(buyer)
  await openCheckout(page, buyer)
  await choosePayment(page, 'Credit or debit card')
  await expectStep(page, 'review')
  return buyer
}
