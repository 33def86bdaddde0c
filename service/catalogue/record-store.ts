import { advertisedTerms, finalPriceOf, type PriceGroup, type PriceTerms } from '#domain/catalogue/price.ts'
import { anyOf, type Db, type SqlValue } from '#service/db/db.ts'
import { variantTermsColumn, type StoredVariantTerms } from './search/variant-terms.ts'

/** A product row with its text in one language. */
export interface ProductRecord {
  id: number
  sku: string
  type_id: 'simple' | 'virtual' | 'configurable' | 'bundle'
  parent_id: number | null
  attribute_code: string | null
  option_value: number | null
  /** Values of the filter attributes. */
  filter_options: number[]
  price_minor: number
  special_price_minor: number | null
  special_from: string | null
  special_to: string | null
  associate_price_minor: number | null
  pv: number
  ground: string
  category: string
  is_membership: boolean
  can_use_loyalty: boolean
  status: number
  visibility: number
  weight_g: number
  is_popular: boolean
  is_latest: boolean
  reviews_count: number
  rating_sum: number
  created_at: Date
  updated_at: Date
  data: { image?: string; url_key?: string }
  name: string
  short_description: string
  size_label: string
  brand_id: number | null
  brand: string | null
  brand_url_key: string | null
  salable: number
  /** Set for a configurable product; null for any other. */
  variants: StoredVariantTerms[] | null
  categories: { id: number; name: string; position: number }[]
}
export interface ProductDetail {
  product_id: number
  description: string
  directions: string
  warnings: string
  facts: unknown
}
export interface SourceStock {
  product_id: number
  source_code: string
  quantity: number
}

/** Conditions refer to `p` (product), with `$1` as the language; further parameters start at `$2`. */
export const loadRecords = (
  db: Db,
  language: string,
  where: string,
  params: readonly SqlValue[] = [],
  tail = 'order by p.position, p.id',
): Promise<ProductRecord[]> =>
  db.query<ProductRecord>(
    `select p.*, t.name, t.short_description, t.size_label, coalesce(b.name ->> $1, b.name ->> 'en') as brand, b.url_key as brand_url_key, available.salable, ${variantTermsColumn},
     coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'name', ct.name, 'position', cp.position) order by c.level, cp.position)
       from category_product cp join category c on c.id = cp.category_id join category_text ct on ct.category_id = c.id and ct.language = $1 where cp.product_id = p.id), '[]') as categories
   from product p
   join product_text t on t.product_id = p.id and t.language = $1
   join product_salable available on available.product_id = p.id
   left join brand b on b.id = p.brand_id
   where p.status = 1 and (${where}) ${tail}`,
    [language, ...params],
  )

export const loadDetails = async (
  db: Db,
  language: string,
  ids: readonly number[],
): Promise<Map<number, ProductDetail>> =>
  new Map(
    (
      await db.query<ProductDetail>(
        `select product_id, description, directions, warnings, facts from product_text where language = $1 and product_id = ${anyOf('$2::int[]')}`,
        [language, ids],
      )
    ).map((row) => [row.product_id, row]),
  )

export const loadSourceStock = async (db: Db, ids: readonly number[]): Promise<Map<number, SourceStock[]>> =>
  Map.groupBy(
    await db.query<SourceStock>(
      `select product_id, source_code, quantity from product_source_salable where product_id = ${anyOf('$1::int[]')} order by position`,
      [ids],
    ),
    (row) => row.product_id,
  )

export interface BundleChoice {
  selection_id: number
  product_id: number
  option_id: number
  component_id: number
  quantity: number
  sku: string
  name: string
  /** Version of its picture. */
  image: string | null
  /** Pieces in stock of its own, as the stock of the bundle counts them. */
  salable: number
  price_minor: number
  special_price_minor: number | null
  special_from: string | null
  special_to: string | null
  associate_price_minor: number | null
  variants: StoredVariantTerms[] | null
}
export const loadBundleChoices = async (
  db: Db,
  language: string,
  ids: readonly number[],
): Promise<Map<number, BundleChoice[]>> =>
  Map.groupBy(
    await db.query<BundleChoice>(
      `select b.selection_id, b.product_id, b.option_id, b.component_id, b.quantity, p.sku, t.name, p.data ->> 'image' as image, coalesce((select sum(s.quantity) from stock s where s.product_id = p.id), 0)::int as salable, p.price_minor, p.special_price_minor, p.special_from,
     p.special_to, p.associate_price_minor, ${variantTermsColumn}
   from bundle_choice b join product p on p.id = b.component_id
   join product_text t on t.product_id = p.id and t.language = $1 where b.product_id = ${anyOf('$2::int[]')} order by b.option_id, b.position`,
      [language, ids],
    ),
    (row) => row.product_id,
  )

/** What the price of a product is made of. */
export type PricedRecord = Pick<
  ProductRecord,
  'price_minor' | 'special_price_minor' | 'special_from' | 'special_to' | 'associate_price_minor' | 'variants'
>

/** Price terms shown for a product to a group on a day; `variantId` is the variant they belong to. */
export function advertised(
  record: PricedRecord,
  group: PriceGroup,
  today: string,
): { readonly terms: PriceTerms; readonly variantId: number | undefined } {
  const own: PriceTerms = {
    priceMinor: record.price_minor,
    specialPriceMinor: record.special_price_minor,
    specialFrom: record.special_from,
    specialTo: record.special_to,
    associatePriceMinor: record.associate_price_minor,
  }
  const terms = advertisedTerms({ ...own, variants: record.variants ?? [] }, group, today)
  return { terms, variantId: 'id' in terms ? terms.id : undefined }
}

/** Price per piece for the group today; for a configurable product that of its cheapest variant. */
export const finalMinor = (record: PricedRecord, group: PriceGroup, today: string): number =>
  finalPriceOf(advertised(record, group, today).terms, group, today)
