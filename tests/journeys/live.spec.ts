import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { connectDatabase } from '../../service/db/db.ts'
import { openCluster } from '../../service/db/embedded/cluster.ts'
import { startSmsServer } from '../outside/sms-server.ts'
import { startSmtpServer } from '../outside/smtp-server.ts'
import { startWorldline } from '../outside/worldline-server.ts'
import { startWorldpay } from '../outside/worldpay-server.ts'
import { chooseDelivery, fillCart, newBuyer, type Buyer } from './buyer.ts'
import { choosePayment, expectStep, next, place } from './checkout-page.ts'
import { startBuiltShop } from './own-shop.ts'
import { byAccount } from './sign-in-page.ts'
import { expect, hydrated, test } from './watched-page.ts'

const lastly: (() => Promise<void> | void)[] = []
test.afterEach(async () => {
  for (const end of lastly.splice(0).toReversed()) await end()
})

/** The same buyer, whose calls go to a shop at another address than the test's. */
const atShop = (buyer: Buyer, url: string): Buyer => ({
  ...buyer,
  rest: async <T>(method: string, path: string, body?: object) => {
    const answer = await fetch(`${url}/rest/en/V1${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${buyer.token}` },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const value: unknown = await answer.json()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(value)}`)
    return (typeof value === 'string' ? JSON.parse(value) : value) as T
  },
})

/**
 * A shop without the sandbox, on a database that the sandbox filled before, with played systems outside it. The buyer
 * registered while messages could be read.
 */
async function openLiveShop(page: Page) {
  const [mails, sms, worldpay, worldline] = await Promise.all([
    startSmtpServer(),
    startSmsServer(),
    startWorldpay(),
    startWorldline(),
  ])
  lastly.push(
    () => mails.close(),
    () => sms.close(),
    () => worldpay.close(),
    () => worldline.close(),
  )
  const folder = mkdtempSync(join(tmpdir(), 'jadeleaf-live-'))
  lastly.push(() => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 300 })
  })
  const cluster = await openCluster({ dir: join(folder, 'postgres') })
  lastly.push(() => cluster.stop())
  const sandbox = await startBuiltShop({ DATABASE_URL: cluster.url })
  const context = await page.context().browser()!.newContext({ baseURL: sandbox.url })
  const registered = await newBuyer(context.request)
  await context.close()
  await sandbox.stop()
  const settings = {
    SANDBOX: 'off',
    DATABASE_URL: cluster.url,
    SMTP_URL: mails.url,
    MAIL_FROM: 'shop@jadeleaf.example',
    SMS_URL: sms.url,
    PAYMENT_CAPTURE: 'shipping',
    ...worldpay.settings,
    ...worldline.settings,
  }
  const shop = await startBuiltShop(settings)
  lastly.push(() => shop.stop())
  worldpay.notifyUrl = `${shop.url}/payment/events/worldpay`
  worldline.notifyUrl = `${shop.url}/payment/events/ingenico`
  const db = connectDatabase(cluster.url)
  lastly.push(() => db.close())
  /** A command of the staff. */
  const staff = (...words: string[]) =>
    promisify(execFile)(process.execPath, ['dist/service/shop.js', ...words], {
      env: { ...process.env, ...settings },
    })
  return { shop, mails, worldpay, worldline, db, staff, buyer: atShop(registered, shop.url) }
}

/** Buys a product with a way to pay, as far as the page of its provider. */
async function buy(page: Page, buyer: Buyer, checkout: string, way: string): Promise<void> {
  await fillCart(buyer, 'zinc-15')
  await chooseDelivery(buyer)
  await page.goto(checkout)
  await hydrated(page)
  // The checkout proposes the way of the last order.
  const change = page.getByRole('button', { name: 'Edit: Payment' })
  await expect(change.or(next(page, 'check your order')).first()).toBeVisible()
  if (await change.isVisible()) await change.click()
  await choosePayment(page, way)
  await expectStep(page, 'review')
  await place(page).click()
  await expect(
    page.getByText("You'll be taken to the provider's page to pay", { exact: false }),
  ).toBeVisible()
  await expect(page.getByRole('textbox', { name: /Card number/ })).toHaveCount(0)
  await page.getByRole('button', { name: /^Pay HK\$/ }).click()
}

/** Pays on the provider's page. @returns the id of the paid order */
async function payThere(page: Page, provider: string, address: string): Promise<number> {
  await expect(page.getByRole('heading', { name: provider })).toBeVisible()
  expect(page.url()).toContain(address)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page).toHaveURL(/\/order\/success\/\d+$/)
  await expect(page.getByText('We have received your payment and are packing your order.')).toBeVisible()
  return Number(page.url().split('/').at(-1))
}

test('a shop without the sandbox sells: to the hosted page of the provider and back, the money of one is taken when it ships, and returns with a refund', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const { shop, mails, worldpay, worldline, db, staff, buyer } = await openLiveShop(page)
  const at = (path: string) => `${shop.url}${path}`
  await page.goto(at('/signin'))
  await hydrated(page)
  await byAccount(page, buyer.email, 'Jade2026')
  await expect(page).not.toHaveURL(/signin/)
  await buy(page, buyer, at('/checkout'), 'UnionPay')
  const later = await payThere(page, 'Worldline', worldline.url)
  const [held] = worldline.payments.values()
  expect(held?.captures).toEqual([])
  await staff('order', String(later), 'ship')

  await buy(page, buyer, at('/checkout'), 'Credit or debit card')
  const atOnce = await payThere(page, 'Worldpay', worldpay.url)
  await expect.poll(() => mails.received.flatMap(({ to }) => to)).toContain(buyer.email)
  await expect.poll(() => held?.captures, { timeout: 20_000 }).toMatchObject([{ amount: held?.amount }])
  // Worldline tells a little later that it has captured: ask at once.
  const askAgain = 'update payment_authorisation set taken_until = null returning status'
  await expect.poll(() => db.query(askAgain), { timeout: 20_000 }).toEqual([{ status: 'done' }])

  for (const id of [atOnce, later]) await staff('order', String(id), 'refund')
  const [payment] = worldpay.payments.values()
  await expect.poll(() => payment?.refunds.length, { timeout: 20_000 }).toBe(1)
  await expect.poll(() => held?.refunds.length).toBe(1)
  await page.goto(at(`/dashboard/orders/${later}`))
  await expect(page.getByText('Refund on its way', { exact: true }).first()).toBeVisible()
  // It tells of the refund later as well.
  const askOfRefunds = 'update payment_refund set taken_until = null returning status'
  await expect
    .poll(() => db.query(askOfRefunds), { timeout: 20_000 })
    .toEqual([{ status: 'done' }, { status: 'done' }])
  await page.reload()
  await expect(page.getByText('Refunded', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Refund on its way', { exact: true })).toHaveCount(0)
})
