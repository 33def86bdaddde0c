import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { newBuyer, newOrder, signInAs } from './buyer.ts'
import { expect, hydrated, test as ownShopTest } from './own-shop.ts'

/** A bank on an origin of its own that says how it was reached and with what. */
async function openBank(): Promise<{ server: Server; origin: string }> {
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => (body += part))
    request.on('end', () => {
      response.setHeader('Content-Type', 'text/html')
      response.end(
        `<!doctype html><html lang="en"><title>Bank</title><link rel="icon" href="data:,"><h1>Bank</h1><p>${request.method} ${request.url} ${body}</p></html>`,
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const test = ownShopTest.extend<object, { known: string; unknown: string }>({
  known: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, give) => {
      const { server, origin } = await openBank()
      await give(origin)
      server.close()
    },
    { scope: 'worker' },
  ],
  unknown: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, give) => {
      const { server, origin } = await openBank()
      await give(origin)
      server.close()
    },
    { scope: 'worker' },
  ],
  environment: [
    async ({ known }, give) => {
      await give({ PAYMENT_ORIGINS: known })
    },
    { scope: 'worker' },
  ],
})

/** Pays by UnionPay, whose start answers a form for the bank. */
async function pay(page: Page, redirect: { url: string; method: 'GET' | 'POST' }) {
  const buyer = await newBuyer(page.request)
  const id = await newOrder(buyer)
  await signInAs(page, buyer)
  await page.route('**/ingenico/payment/start', async (route) => {
    const json = {
      payment_id: 'p1',
      status: 'pending',
      redirect_data: { ...redirect, fields: { token: 't1' } },
    }
    await route.fulfill({ json })
  })
  await page.goto(`/checkout/payment?order=${id}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Change payment method' }).click()
  await page
    .getByRole('radiogroup', { name: 'Payment method' })
    .getByText('UnionPay', { exact: true })
    .click()
  await page.getByRole('button', { name: /^Pay HK\$/ }).click()
}

// Requirements R-492
for (const method of ['GET', 'POST'] as const)
  test(`a payment goes by ${method} to a bank that the shop knows`, async ({ page, known }) => {
    await pay(page, { url: `${known}/pay`, method })
    await expect(page.getByRole('heading', { name: 'Bank' })).toBeVisible()
    await expect(page.getByText(method === 'GET' ? 'GET /pay?token=t1' : 'POST /pay token=t1')).toBeVisible()
  })

test('a form for a host that the shop does not know stays here and says so', async ({
  page,
  unknown,
  watched,
}) => {
  await pay(page, { url: `${unknown}/pay`, method: 'POST' })
  // Playwright's own expectations wait for the navigation that the policy stopped.
  await expect
    .poll(() =>
      page.evaluate(() => [document.activeElement?.role, document.activeElement?.textContent].join()),
    )
    .toMatch(/^group,.*can't open the page for this payment method/)
  expect(page.url()).toMatch(/checkout\/payment/)
  expect(await page.evaluate(() => document.body.innerText)).toMatch(/Pay HK\$/)
  // the policy did its work
  expect(watched.violations.splice(0)).toHaveLength(1)
  expect(watched.complaints.splice(0).join()).toMatch(/form-action/)
})
