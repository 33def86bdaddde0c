import type { Page } from '@playwright/test'
import { firstDayOf, nextPeriod, periodOfDay } from '../../domain/commissions/period.ts'
import { startOfHongKongDay, toHongKongDate } from '../../domain/dates/hong-kong.ts'
import { newAssociate, rest, type Buyer } from './buyer.ts'
import { expect, hydrated, test, type Shop } from './own-shop.ts'
import { wordsOf } from './words.ts'

const say = wordsOf('en')
const DAY = 86_400
/** Periods are closed by a job that runs each minute. */
const CLOSING = { timeout: 120_000 }

/** Sets the shop's clock to a day of the month after this one, and signs a person in again. */
async function goTo(shop: Shop, page: Page, { email }: Buyer, day: number): Promise<string> {
  const today = toHongKongDate(new Date())
  const next = startOfHongKongDay(firstDayOf(nextPeriod(periodOfDay(today)))).getTime()
  await shop.setClock(Math.ceil((next - Date.now()) / 1000) + (day - 1) * DAY + DAY / 2)
  const token = await rest<string>(page.request, 'POST', '/integration/customer/token', {
    username: email,
    password: 'Jade2026',
  })
  await page.goto('/page/delivery')
  await page.evaluate((value) => localStorage.setItem('bearerToken', value), token)
  return token
}
interface Line {
  status: string
  pending_reason: string | null
  payment_date: string
}
/** The commissions of closed periods, as the service tells them. */
async function closedLines(page: Page, token: string): Promise<Line[]> {
  const today = toHongKongDate(new Date())
  const answer = await page.request.post('/rest/en/V1/loyalty/commission_details', {
    headers: { Authorization: `Bearer ${token}` },
    data: {
      start_date: firstDayOf(periodOfDay(today)),
      end_date: firstDayOf(nextPeriod(periodOfDay(today))),
    },
  })
  const told: unknown = await answer.json()
  const lines = (typeof told === 'string' ? JSON.parse(told) : told) as Line[]
  return Array.isArray(lines) ? lines.filter(({ status }) => status !== 'estimated') : []
}
const reasons = async (page: Page, token: string) =>
  (await closedLines(page, token)).map(({ status, pending_reason: reason }) => [status, reason])

test('a commission says what it waits for: its day, a payout account, the payout provider', async ({
  page,
  shop,
}) => {
  test.setTimeout(300_000)
  const associate = await newAssociate(page.request)
  const { custom_attributes: attributes } = await associate.rest<{
    custom_attributes: { attribute_code: string; value: string }[]
  }>('GET', '/customers/me')
  const number = attributes.find(({ attribute_code: code }) => code === 'referral_id')?.value ?? ''
  // a share of the membership of somebody whom they enrolled
  await newAssociate(page.request, { sponsor: number })
  const main = page.getByRole('main')
  const account = main.getByText(say('commissions.pending.account'))
  const processing = main.getByText(say('commissions.pending.processing'))
  const openReport = async () => {
    await page.goto('/commissions')
    await hydrated(page)
    await expect(main.getByRole('heading', { name: say('commissions.report.title') })).toBeVisible()
  }

  try {
    await test.step('before its day it shows the day', async () => {
      const token = await goTo(shop, page, associate, 4)
      await expect.poll(() => reasons(page, token), CLOSING).toEqual([['pending', null]])
      await openReport()
      await expect(main.getByText(/^15 /).first()).toBeVisible()
      await expect(account.or(processing)).toHaveCount(0)
    })

    await test.step('once its day has come, without an account', async () => {
      const token = await goTo(shop, page, associate, 17)
      expect(await reasons(page, token)).toEqual([['pending', 'account']])
      await openReport()
      await expect(account.first()).toBeVisible()
      await expect(processing).toHaveCount(0)
    })

    await test.step('with an account that the provider pays nothing into', async () => {
      const token = await page.evaluate(() => localStorage.getItem('bearerToken') ?? '')
      await rest(
        page.request,
        'POST',
        '/loyalty/mannatech-pay',
        {
          account: {
            username: `frozen${number}`,
            email: associate.email,
            firstname: 'Mei Yee',
            lastname: 'Chan',
            dob: '1990-05-04',
            address: {
              street: ['1 Test Road'],
              city: 'Sha Tin',
              country_id: 'HK',
            },
            phone: '+852 51000001',
          },
        },
        token,
      )
      await expect.poll(() => reasons(page, token)).toEqual([['pending', 'processing']])
      await openReport()
      await expect(processing.first()).toBeVisible()
      await expect(account).toHaveCount(0)
    })
  } finally {
    await shop.setClock(0)
  }
})
