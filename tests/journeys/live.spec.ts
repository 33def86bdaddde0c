import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { connectDatabase } from '../../service/db/db.ts'
import { openCluster } from '../../service/db/embedded/cluster.ts'
import { refundLocked } from '../../service/orders/refunds/refund.ts'
import { lockOrder } from '../../service/orders/store.ts'
import { startSmsServer } from '../outside/sms-server.ts'
import { startSmtpServer } from '../outside/smtp-server.ts'
import { startWorldpay } from '../outside/worldpay-server.ts'
import { chooseDelivery, fillCart, newBuyer, type Buyer } from './buyer.ts'
import { choosePayment, expectStep, place } from './checkout-page.ts'
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
  const [mails, sms, worldpay] = await Promise.all([startSmtpServer(), startSmsServer(), startWorldpay()])
  lastly.push(
    () => mails.close(),
    () => sms.close(),
    () => worldpay.close(),
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
  const shop = await startBuiltShop({
    SANDBOX: 'off',
    DATABASE_URL: cluster.url,
    SMTP_URL: mails.url,
    MAIL_FROM: 'shop@jadeleaf.example',
    SMS_URL: sms.url,
    ...worldpay.settings,
  })
  lastly.push(() => shop.stop())
  worldpay.notifyUrl = `${shop.url}/payment/events/worldpay`
  const db = connectDatabase(cluster.url)
  lastly.push(() => db.close())
  return { shop, mails, worldpay, db, buyer: atShop(registered, shop.url) }
}

test('a shop without the sandbox sells: to the hosted page of the provider and back, and the money returns with a refund', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const { shop, mails, worldpay, db, buyer } = await openLiveShop(page)
  const at = (path: string) => `${shop.url}${path}`
  await page.goto(at('/signin'))
  await hydrated(page)
  await byAccount(page, buyer.email, 'Jade2026')
  await expect(page).not.toHaveURL(/signin/)
  await fillCart(buyer, 'zinc-15')
  await chooseDelivery(buyer)
  await page.goto(at('/checkout'))
  await hydrated(page)
  await choosePayment(page, 'Credit or debit card')
  await expectStep(page, 'review')
  await place(page).click()
  await expect(
    page.getByText("You'll be taken to the provider's page to pay", { exact: false }),
  ).toBeVisible()
  await expect(page.getByRole('textbox', { name: /Card number/ })).toHaveCount(0)
  await page.getByRole('button', { name: /^Pay HK\$/ }).click()

  await expect(page.getByRole('heading', { name: 'Worldpay' })).toBeVisible()
  expect(page.url()).toContain(worldpay.url)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page).toHaveURL(/\/order\/success\/\d+$/)
  await expect(page.getByText('We have received your payment and are packing your order.')).toBeVisible()
  const id = Number(page.url().split('/').at(-1))
  await expect.poll(() => mails.received.flatMap(({ to }) => to)).toContain(buyer.email)

  await db.tx(async (tx) => {
    const order = await lockOrder(tx, id)
    const cause = { applicationId: null, comment: 'Refunded by the shop.' }
    if (order) await refundLocked(tx, order, null, cause, new Date())
  })
  const [payment] = worldpay.payments.values()
  await expect.poll(() => payment?.refunds.length, { timeout: 20_000 }).toBe(1)
  await expect.poll(() => db.query('select status from payment_refund')).toEqual([{ status: 'done' }])
  await page.goto(at(`/dashboard/orders/${id}`))
  await expect(page.getByText('Refunded', { exact: true }).first()).toBeVisible()
})
