import { advertisedTerms, finalPriceOf, type PriceGroup, type PriceTerms } from '#domain/catalogue/price.ts'
import { anyOf, type Db, type SqlValue } from '#service/db/db.ts'
import {
  arrayOf,
  bigint,
  bool,
  computed,
  date,
  defineRow,
  int,
  jsonb,
  nullable,
  numeric,
  oneOf,
  text,
  timestamptz,
  type RowOf,
} from '#service/db/row.ts'
import { sql } from '#service/db/sql.ts'
import { variantTermsColumn, type StoredVariantTerms } from './search/variant-terms.ts'

/** A product. */
export const productRow = defineRow('product', {
  id: int,
  sku: text,
  type_id: oneOf('simple', 'virtual', 'configurable', 'bundle'),
  parent_id: nullable(int),
  attribute_code: nullable(text),
  option_value: nullable(int),
  /** Values of the filter attributes. */
  filter_options: arrayOf(int),
  price_minor: int,
  special_price_minor: nullable(int),
  special_from: nullable(date),
  special_to: nullable(date),
  associate_price_minor: nullable(int),
  pv: numeric,
  ground: text,
  category: text,
  is_membership: bool,
  can_use_loyalty: bool,
  status: int,
  visibility: int,
  weight_g: int,
  position: int,
  is_popular: bool,
  is_latest: bool,
  reviews_count: int,
  rating_sum: int,
  created_at: timestamptz,
  updated_at: timestamptz,
  data: jsonb<{ image?: string; pictures?: string[]; url_key?: string }>(),
  brand_id: nullable(int),
})

/** The text of a product in one language, as lists show it. */
export const productTextRow = defineRow('product_text', {
  name: text,
  short_description: text,
  size_label: text,
})

/** A product row with its text in one language. */
export interface ProductRecord extends RowOf<typeof productRow>, RowOf<typeof productTextRow> {
  brand: string | null
  brand_url_key: string | null
  salable: number
  /** Set for a configurable product; null for any other. */
  variants: StoredVariantTerms[] | null
  categories: { id: number; name: string; position: number }[]
}
/** The longer texts of a product in one language. */
const productDetailRow = defineRow('product_text', {
  product_id: int,
  description: text,
  directions: text,
  warnings: text,
  facts: nullable(jsonb()),
})
export type ProductDetail = RowOf<typeof productDetailRow>

export interface SourceStock {
  product_id: number
  source_code: string
  quantity: number
}

type Category = ProductRecord['categories'][number]
const brandName = `coalesce(b.name ->> $1, b.name ->> 'en')`
const categories = `coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'name', ct.name, 'position', cp.position) order by c.level, cp.position)
       from category_product cp join category c on c.id = cp.category_id join category_text ct on ct.category_id = c.id and ct.language = $1 where cp.product_id = p.id), '[]')`

/** Conditions refer to `p` (product), with `$1` as the language; further parameters start at `$2`. */
export const loadRecords = (
  db: Db,
  language: string,
  where: string,
  params: readonly SqlValue[] = [],
  tail = 'order by p.position, p.id',
): Promise<ProductRecord[]> =>
  db.query(
    sql`select ${productRow.of('p')}, ${productTextRow.of('t')}, ${computed('brand', nullable(text), brandName)}, ${computed('brand_url_key', nullable(text), 'b.url_key')},
     ${computed('salable', bigint, 'available.salable')}, ${variantTermsColumn}, ${computed('categories', jsonb<Category[]>(), categories)}
   from product p
   join product_text t on t.product_id = p.id and t.language = $1
   join product_salable available on available.product_id = p.id
   left join brand b on b.id = p.brand_id
   where p.status = 1 and (${where}) ${tail}`,
    [language, ...params],
  )

/** The product of a SKU in whatever case it is written, as Magento finds it; of two that differ in case alone, the one that is written so. */
export const loadRecordOf = (db: Db, language: string, sku: string): Promise<ProductRecord[]> =>
  loadRecords(db, language, 'lower(p.sku) = lower($2)', [sku], 'order by p.sku = $2 desc limit 1')

export const loadDetails = async (
  db: Db,
  language: string,
  ids: readonly number[],
): Promise<Map<number, ProductDetail>> =>
  new Map(
    (
      await db.query(
        sql`select ${productDetailRow} from product_text where language = $1 and product_id = ${anyOf('$2::int[]')}`,
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

/** A component that a shopper may choose in a bundle. */
const bundleChoiceRow = defineRow('bundle_choice', {
  selection_id: int,
  product_id: int,
  option_id: int,
  component_id: int,
  quantity: int,
})
const componentRow = productRow.only(
  'sku',
  'price_minor',
  'special_price_minor',
  'special_from',
  'special_to',
  'associate_price_minor',
)
export interface BundleChoice extends RowOf<typeof bundleChoiceRow>, RowOf<typeof componentRow> {
  name: string
  /** Version of its picture. */
  image: string | null
  /** Pieces in stock of its own, as the stock of the bundle counts them. */
  salable: number
  variants: StoredVariantTerms[] | null
}
const ownStock = 'coalesce((select sum(s.quantity) from stock s where s.product_id = p.id), 0)::int'
export const loadBundleChoices = async (
  db: Db,
  language: string,
  ids: readonly number[],
): Promise<Map<number, BundleChoice[]>> =>
  Map.groupBy(
    await db.query(
      sql`select ${bundleChoiceRow.of('b')}, ${componentRow.of('p')}, ${productTextRow.only('name').of('t')}, ${computed('image', nullable(text), "p.data ->> 'image'")},
     ${computed('salable', int, ownStock)}, ${variantTermsColumn}
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
