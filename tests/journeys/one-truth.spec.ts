import type { Page } from '@playwright/test'
import {
  firstDayOf,
  lastDayOf,
  nextPeriod,
  periodOfDay,
  type Period,
} from '../../domain/commissions/period.ts'
import type { OwnedCoupon } from '../../domain/coupons/schema.ts'
import { toHongKongDate } from '../../domain/dates/hong-kong.ts'
import { payDayOf } from '../../domain/payouts/pay-days.ts'
import { people, type Person } from '../../service/seed/people.ts'
import { ofPayDays } from './business-facts.ts'
import { rest } from './buyer.ts'
import { factsOf, products } from './facts.ts'
import { enterAs, expect, hydrated, test, visit, visitInside } from './own-shop.ts'
import type { Fact, Told } from './reading.ts'

interface SentOrder {
  readonly entity_id: number
  readonly increment_id: string
  readonly status: string
  readonly extension_attributes: { readonly pay_before: string | null; readonly server_time: string }
}
interface SentPayment {
  readonly business_period: string
  readonly state: string
}
interface SentMember {
  readonly id: number
  readonly name: string | null
}

/** Fills the person's cart and favourites, and reads from the service which orders they are to be told of. */
async function prepare(page: Page, { key, group, ipayoutMinor }: Person, token: string): Promise<Told> {
  const call = <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    rest<T>(page.request, method, path, body, token)
  await call('POST', '/carts/mine')
  for (const { sku, isInCart } of products) {
    await call('POST', `/wishlist/add/${sku}`)
    if (isInCart) await call('POST', '/carts/mine/items', { cartItem: { sku, qty: 1 } })
  }
  const { items } = await call<{ items: SentOrder[] }>('GET', '/customer/orders?sorted=1')
  const ledger = await call<{ order_number?: string | null }[]>('GET', '/loyalty/get_ledger')
  const owned = await call<OwnedCoupon[]>('GET', '/coupons/mine')
  const coupons = owned
    .filter(({ state }) => state === 'usable')
    .toSorted((a, b) => (a.ends_at ?? '9').localeCompare(b.ends_at ?? '9'))
    .map(({ code }) => code)
  const comparesProducts = key === 'preferred' || key === 'associate'
  const usesCoupon = comparesProducts && coupons[0] !== undefined
  if (usesCoupon) await call('PUT', `/carts/mine/coupons/${coupons[0]}`)
  const due = items.find(
    ({ status, extension_attributes: { pay_before: end, server_time: now } }) =>
      // one that ends while the pages are read is told differently by then
      status === 'pending_payment' && end && Date.parse(end) - Date.parse(now) > 600_000,
  )
  const hasCommissions = ipayoutMinor !== undefined
  const running = periodOfDay(toHongKongDate(new Date()))
  const report = hasCommissions
    ? await call<{ items: SentMember[] }>('GET', `/customer/reports/people?from=${running}&to=${running}`)
    : { items: [] }
  const named = new Set(ledger.flatMap(({ order_number: number }) => number ?? []))
  return {
    isAssociate: group === 'associate',
    hasCommissions,
    comparesProducts,
    orders: items.slice(0, 3).map(({ entity_id: id, increment_id: number }) => ({ id, number })),
    due: due && { id: due.entity_id, number: due.increment_id },
    ledger: [...named].slice(0, 3),
    coupons,
    usesCoupon,
    members: report.items.flatMap(({ id, name }) => (name === null ? [] : { id, name })).slice(0, 3),
  }
}

/**
 * Reads every fact in all its places, page after page, and compares.
 * @param isLoaded whether each page is loaded anew; otherwise the first alone, and links lead to the others
 */
async function compare(page: Page, facts: readonly Fact[], isLoaded = false): Promise<void> {
  const said = new Map(facts.map(({ fact }) => [fact, [] as (readonly [place: string, text: string])[]]))
  for (const path of new Set(facts.flatMap(({ places }) => places.map(([place]) => place)))) {
    const isFirst = page.url() === 'about:blank'
    // The shop's pages are loaded with the prices of guests; the person's own follow.
    await (isLoaded || isFirst ? visit : visitInside)(page, path)
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    for (const { fact, places } of facts)
      for (const [place, read] of places)
        if (place === path)
          await test.step(`${fact} on ${path}`, async () => {
            said.get(fact)?.push([path, await read(page.getByRole('main'), page)])
          })
  }
  for (const [fact, places] of said) {
    const [first] = places
    expect.soft(places, fact).toEqual(places.map(([place]) => [place, first?.[1]]))
  }
}

// Until an associate accepts the terms, every page is the terms.
for (const person of people.filter(({ group, termsAccepted }) => group === 'preferred' || termsAccepted))
  test(`every page tells ${person.key} the same`, async ({ page, shop }) => {
    test.slow()
    const told = await prepare(page, person, await enterAs(page, shop, person.key))
    // An associate is told every fact: theirs are read from loaded pages as well.
    await compare(page, factsOf(told), person.key === 'associate')
  })

/** The first day of the coming month, three hours in, when the month before is closed and not paid yet. In Hong Kong. */
function afterClosing(): { closed: Period; running: Period; time: number; canBeWeekly: boolean } {
  const closed = periodOfDay(toHongKongDate(new Date()))
  const running = nextPeriod(closed)
  return {
    closed,
    running,
    time: Date.parse(`${firstDayOf(running)}T03:00:00+08:00`),
    // A first that is a Friday is itself the day on which weekly pay comes.
    canBeWeekly: payDayOf(closed, true) !== firstDayOf(running),
  }
}

test('every page tells an associate the same of the next payment, with weekly pay and without', async ({
  page,
  shop,
}) => {
  test.slow()
  const { closed, running, time, canBeWeekly } = afterClosing()
  try {
    if (!canBeWeekly)
      await rest(page.request, 'DELETE', '/loyalty/mannatech-pay', undefined, await shop.tokenOf('associate'))
    await shop.setClock(Math.round((time - Date.now()) / 1_000))
    const token = await enterAs(page, shop, 'associate')
    const window = { start_date: firstDayOf(closed), end_date: lastDayOf(closed) }
    const states = async () =>
      (await rest<SentPayment[]>(page.request, 'POST', '/loyalty/commission_details', window, token)).flatMap(
        ({ business_period: period, state }) => (period === closed ? state : []),
      )
    // Periods are closed by a job that runs every minute.
    await expect.poll(states, { timeout: 90_000 }).toContain('final')
    await compare(page, ofPayDays(running))
    const weekly = page.getByRole('switch', { name: 'Weekly pay' })
    await page.goto('/commissions')
    await hydrated(page)
    await expect(weekly).toBeChecked({ checked: canBeWeekly })
    await weekly.press('Space')
    await expect(page.getByText('Your settings have been saved.')).toBeVisible()
    // What is closed keeps its day; the running period gets another.
    await compare(page, ofPayDays(running))
  } finally {
    await shop.reset()
  }
})
