import { createHash } from 'node:crypto'
import { minorOf } from '#domain/goods/fields.ts'
import type { ProductRecord } from '#domain/goods/product-record.ts'
import { sanitise } from '#service/content/sanitise.ts'
import { textRows } from './rows-store.ts'
import type { CompleteRecord } from './complete.ts'

type Row = Readonly<Record<string, unknown>>

/** Ids of what products refer to, by key. */
export interface GoodsIds {
  readonly products: ReadonlyMap<string, number>
  readonly brands: ReadonlyMap<string, number>
  readonly categories: ReadonlyMap<string, number>
}

/** `visibility` of Magento: in lists and search, or in neither. */
const LISTED = 4,
  UNLISTED = 1

const minor = (amount: string | null) => (amount === null ? null : minorOf(amount))

/** Version of a drawn picture, which browsers keep for a year: it changes with what the picture shows. */
const drawnVersion = ({ ground, pack, name, brand }: ProductRecord): string =>
  createHash('sha256')
    .update(JSON.stringify([ground, pack, name, brand]))
    .digest('hex')
    .slice(0, 8)

/** A product as its table has it; what orders and reviews write there is left out. */
export const productRowOf = (product: ProductRecord, ids: GoodsIds, now: Date): Row => ({
  id: ids.products.get(product.sku),
  sku: product.sku,
  type_id: product.type,
  parent_id: product.parent === null ? null : ids.products.get(product.parent),
  attribute_code: product.attribute,
  option_value: product.option,
  price_minor: minorOf(product.price),
  special_price_minor: minor(product.specialPrice),
  special_from: product.specialFrom,
  special_to: product.specialTo,
  associate_price_minor: minor(product.associatePrice),
  pv: product.pv,
  ground: product.ground,
  category: product.ground,
  brand_id: product.brand === null ? null : ids.brands.get(product.brand),
  filter_options: product.filters.map(Number),
  is_membership: product.membership,
  can_use_loyalty: product.paidWithPoints,
  status: product.onSale ? 1 : 2,
  visibility: product.listed ? LISTED : UNLISTED,
  weight_g: product.weight,
  position: product.position,
  is_popular: product.popular,
  is_latest: product.latest,
  created_at: product.createdAt ?? now.toISOString(),
  updated_at: now.toISOString(),
  data: {
    ...(product.pack === null ? {} : { pack: product.pack }),
    ...(product.pictures.length > 0 ? { pictures: product.pictures } : {}),
    image: product.pictures[0] ?? drawnVersion(product),
    // a variant has no page of its own
    url_key: product.parent ?? product.sku,
  },
})

/** The texts of products, HTML sanitised. */
export const productTextRows = (products: readonly ProductRecord[], ids: GoodsIds): Row[] =>
  textRows(products, (product, language) => ({
    product_id: ids.products.get(product.sku),
    language,
    name: product.name[language],
    short_description: product.short[language],
    size_label: product.size[language],
    description: sanitise(product.description[language]),
    directions: product.directions[language],
    warnings: product.warnings[language],
    facts: product.facts[language],
  }))

/** The places of products in their categories. */
export const placeRows = (products: readonly ProductRecord[], ids: GoodsIds): Row[] =>
  products.flatMap(({ sku, categories, position }) =>
    categories.map((category) => ({
      category_id: ids.categories.get(category),
      product_id: ids.products.get(sku),
      position,
    })),
  )

/** The stock that files name: what they do not name is being sold meanwhile, and stays. */
export const stockRows = (
  products: readonly CompleteRecord<'products'>[],
  ids: GoodsIds,
): { product_id: number; source_code: string; quantity: unknown }[] =>
  products.flatMap(({ record, given }) =>
    Object.entries(given['stock'] ?? {}).map(([source_code, quantity]) => ({
      product_id: ids.products.get(record.sku) ?? 0,
      source_code,
      quantity,
    })),
  )

/** The choices of bundles. Options have ids of their own, which carts repeat. */
export const choiceRows = (products: readonly ProductRecord[], ids: GoodsIds) =>
  products.flatMap(({ sku, parts }) => {
    const id = ids.products.get(sku) ?? 0
    return parts.map(({ option, sku: part, quantity }, position) => ({
      product_id: id,
      option_id: id * 10 + option - 1,
      component_id: ids.products.get(part),
      quantity,
      position,
    }))
  })
