import { attributeText } from '#domain/contract/attributes.ts'
import { customerGroupIds } from '#domain/catalogue/price.ts'
import { readProduct } from '#domain/catalogue/product-view.ts'
import type { Product } from '#domain/catalogue/schema.ts'
import { toMinor } from '#domain/money/money.ts'
import type { Entry, IdSets } from '#service/catalogue/entry-store.ts'
import { filterAttributes } from '#service/catalogue/filter-attributes.ts'
import type { Texts } from '#service/catalogue/search/product-index.ts'

/** Attributes that only a product's own page shows; a list is kept without them. */
const longTexts: readonly string[] = [
  'description',
  'directions',
  'warnings',
  'supplement_facts',
  'promises',
  'meta_description',
  'meta_keyword',
]

/** A product without its long texts, as lists show it. */
export const withoutLongTexts = (product: Product): Product => ({
  ...product,
  custom_attributes: (product.custom_attributes ?? []).filter(
    ({ attribute_code: code }) => !longTexts.includes(code),
  ),
})

/** Whether lists show a product: Magento's status 1, and visible in catalogue and search, where it says so. */
export const isListed = ({ status = 1, visibility = 4 }: Product): boolean => status === 1 && visibility === 4

function associatePriceOf(product: Product): number | null {
  const tiers: readonly unknown[] = Array.isArray(product['tier_prices']) ? product['tier_prices'] : []
  const tier = tiers.find(
    (one) => Reflect.get(Object(one), 'customer_group_id') === customerGroupIds.associate,
  )
  const value: unknown = Reflect.get(Object(tier), 'value')
  return typeof value === 'number' ? toMinor(value) : null
}

/** What filters, facets and sorting need of a product, read from a list for guests. @param position its place there */
export function entryOf(product: Product, position: number, sets: IdSets): Entry {
  const view = readProduct(product)
  const text = (code: string) => attributeText(product.custom_attributes, code) ?? ''
  const idOf = (value: string) => (/^\d{1,9}$/.test(value) ? Number(value) : null)
  return {
    id: view.id,
    brandId: idOf(text('brand_id')),
    isBundle: view.typeId === 'bundle',
    isPopular: view.isPopular,
    isLatest: view.isLatest,
    reviews: view.reviewCount,
    rating: view.rating ?? 0,
    created: Date.parse(`${product.created_at ?? ''}Z`) / 1000 || 0,
    position,
    isSalable: view.stock !== 'out',
    categories: sets.categories(view.categoryIds.join(',')),
    options: sets.options(
      filterAttributes
        .flatMap(({ field }) => text(field).split(','))
        .filter((value) => idOf(value) !== null)
        .join(','),
    ),
    priceMinor: view.priceMinor,
    specialPriceMinor: view.finalMinor < view.priceMinor ? view.finalMinor : null,
    specialFrom: text('special_from_date').slice(0, 10) || null,
    specialTo: view.specialUntil ?? null,
    associatePriceMinor: associatePriceOf(product),
  }
}

/** Searchable texts of a product in the language of its list. @param names of its brand and categories */
export function textsOf(
  product: Product,
  names: { readonly brand: string; readonly categories: readonly string[] },
): Texts {
  const view = readProduct(product)
  return {
    name: view.name,
    short: view.shortDescription,
    brand: names.brand || (view.brand ?? ''),
    categories: names.categories,
    facts: view.facts?.rows.map(({ name }) => name) ?? [],
    options: view.options.flatMap(({ values }) => values.map(({ label }) => label)),
  }
}

/** A product's SKU and those of its variants, as far as the service tells them. */
export const skusOf = (product: Product): string[] => [
  product.sku,
  ...readProduct(product).options.flatMap(({ values }) => values.flatMap(({ sku }) => sku ?? [])),
]
