import { describe, expect, it } from 'vitest'
import { homeRows } from './home-rows.ts'
import type { ProductView } from './product-view.ts'

/** Products by SKU; one with a `-` after it costs less than usual. */
const row = (skus: string) =>
  skus
    .split(' ')
    .filter(Boolean)
    .map(
      (sku) =>
        ({
          sku: sku.replace('-', ''),
          priceMinor: 200,
          finalMinor: sku.endsWith('-') ? 100 : 200,
        }) as ProductView,
    )
const skus = (products: readonly ProductView[] | undefined) => products?.map(({ sku }) => sku).join(' ')

describe("the home page's rows", () => {
  it.each([
    ['nothing twice', 'a b c', 'b d e- f', 'a e- g h i j', 'e d f', 'g h i j'],
    ['at most six offers and four promotions', '', 'a b c d e f g', 'h i j k l', 'a b c d e f', 'h i j k'],
    ['too few offers without popular ones', 'a b', 'a b c', '', 'a b c', ''],
    ['too few promotions without those above', 'a b', 'c d e', 'a f g h', 'c d e', 'a f g h'],
    ['discounted offers first', '', 'a b- c d-', '', 'b d a c', ''],
  ])('%s', (_, popular, latest, promotions, offers, rest) => {
    const rows = homeRows({ popular: row(popular), latest: row(latest), promotions: row(promotions) })
    expect([skus(rows.offers), skus(rows.promotions)]).toEqual([offers, rest])
  })
  it('a row that loads is not known', () => {
    expect(homeRows({ popular: undefined, latest: undefined, promotions: undefined })).toEqual({
      offers: undefined,
      promotions: undefined,
    })
  })
})
