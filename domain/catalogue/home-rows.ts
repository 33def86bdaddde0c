import type { ProductView } from './product-view.ts'

/** Most offers and promotions in a row, and the fewest for which products of the rows above are left out. */
const OFFERS = 6
const PROMOTIONS = 4
const FEWEST_OFFERS = 3

/** The products of the home page's rows below the popular ones. Undefined while a row is loading. */
export interface HomeRows {
  offers: readonly ProductView[] | undefined
  promotions: readonly ProductView[] | undefined
}

/** The products that are in none of the rows above, or all of them where too few would be left. */
function notAbove(
  products: readonly ProductView[],
  above: readonly (readonly ProductView[] | undefined)[],
  fewest: number,
): readonly ProductView[] {
  const shown = new Set(above.flatMap((row) => row?.map(({ sku }) => sku) ?? []))
  const others = products.filter(({ sku }) => !shown.has(sku))
  return others.length >= fewest ? others : products
}

/** Discounted products first. */
const discountedFirst = (products: readonly ProductView[]) =>
  products.toSorted((a, b) => Number(b.finalMinor < b.priceMinor) - Number(a.finalMinor < a.priceMinor))

/** Shows each product once on the home page: the popular ones above, then the latest offers, then further promotions. */
export function homeRows({
  popular,
  latest,
  promotions,
}: Readonly<Record<'popular' | 'latest' | 'promotions', readonly ProductView[] | undefined>>): HomeRows {
  const offers = latest && discountedFirst(notAbove(latest, [popular], FEWEST_OFFERS)).slice(0, OFFERS)
  return {
    offers,
    promotions: promotions && notAbove(promotions, [popular, offers], PROMOTIONS).slice(0, PROMOTIONS),
  }
}
