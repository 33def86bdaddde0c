import type { Page } from '@playwright/test'
import { people, type Person } from '../../service/seed/people.ts'
import { rest } from './buyer.ts'
import { factsOf, products, type Told } from './facts.ts'
import { enterAs, expect, hydrated, test } from './own-shop.ts'

/** Fills the person's cart and favourites, and reads from the service which orders they are to be told of. */
async function prepare(page: Page, { key, group, ipayoutMinor }: Person, token: string): Promise<Told> {
  const call = <T>(method: 'GET' | 'POST', path: string, body?: object) =>
    rest<T>(page.request, method, path, body, token)
  await call('POST', '/carts/mine')
  for (const { sku, isInCart } of products) {
    await call('POST', `/wishlist/add/${sku}`)
    if (isInCart) await call('POST', '/carts/mine/items', { cartItem: { sku, qty: 1 } })
  }
  const { items } = await call<{ items: { entity_id: number; increment_id: string }[] }>(
    'GET',
    '/customer/orders?sorted=1',
  )
  const ledger = await call<{ order_number?: string | null }[]>('GET', '/loyalty/get_ledger')
  const named = new Set(ledger.flatMap(({ order_number: number }) => number ?? []))
  return {
    isAssociate: group === 'associate',
    hasCommissions: ipayoutMinor !== undefined,
    comparesProducts: key === 'preferred' || key === 'associate',
    orders: items.slice(0, 3).map(({ entity_id: id, increment_id: number }) => ({ id, number })),
    ledger: [...named].slice(0, 3),
  }
}

// Until an associate accepts the terms, every page is the terms.
for (const person of people.filter(({ group, termsAccepted }) => group === 'preferred' || termsAccepted))
  test(`every page tells ${person.key} the same`, async ({ page, shop }) => {
    test.slow()
    const facts = factsOf(await prepare(page, person, await enterAs(page, shop, person.key)))
    const said = new Map(facts.map(({ fact }) => [fact, [] as (readonly [place: string, text: string])[]]))
    for (const path of new Set(facts.flatMap(({ places }) => places.map(([place]) => place)))) {
      await page.goto(path)
      await hydrated(page)
      // The shop's pages come with the prices of guests; the person's own follow.
      await page.waitForLoadState('networkidle')
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
  })
