import { Hono } from 'hono'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { Services } from '#service/http/services.ts'
import { escape, headers, page } from '#service/sandbox-payment/page.ts'
import { SANDBOX_PAY } from '#service/sandbox-payment/base.ts'
import {
  findSandboxAccount,
  listSandboxPayouts,
  type SandboxPayout,
  type SandboxPayoutAccount,
} from './store.ts'

const payoutList = (payouts: readonly SandboxPayout[]): string =>
  payouts.length === 0
    ? '<p>No money has been paid in yet.</p>'
    : `<ul>${payouts
        .map(
          ({ amount_minor: minor, created_at: at }) =>
            `<li>${escape(formatMoney(minor))} on ${toHongKongDate(at)}</li>`,
        )
        .join('')}</ul>`

const accountPage = (
  { username, name, weekly_pay: isWeekly }: SandboxPayoutAccount,
  payouts: readonly SandboxPayout[],
): string =>
  page(
    SANDBOX_PAY,
    'Payout account',
    `<p>Signed in as ${escape(username)} (${escape(name)}).</p><p>Weekly pay is ${isWeekly ? 'on' : 'off'}.</p><p>Paid in:</p>${payoutList(payouts)}<p><a href="/commissions">Back to the shop</a></p>`,
  )

/** The page behind "Sign in to your payout account". It exists in the sandbox only. */
export const sandboxPayoutRoutes = ({ db }: Services): Hono =>
  new Hono().get('/:reference{[0-9a-f-]{36}}', async (c) => {
    const account = await findSandboxAccount(db, c.req.param('reference'))
    return account
      ? new Response(accountPage(account, await listSandboxPayouts(db, account.reference)), { headers })
      : new Response(page(SANDBOX_PAY, 'Unknown account', '<p>There is no such payout account.</p>'), {
          status: 404,
          headers,
        })
  })
