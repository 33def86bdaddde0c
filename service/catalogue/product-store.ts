import type { Db } from '#service/db/db.ts'
import { computed, defineRow, int, nullable, text, type RowOf } from '#service/db/row.ts'
import { sql } from '#service/db/sql.ts'
import { productRow } from './record-store.ts'

/** A product on sale by SKU, in whatever case it is written, as `loadRecordOf`. */
export const findProductId = async (db: Db, sku: string): Promise<number | undefined> =>
  (
    await db.one(
      sql`select ${productRow.only('id')} from product where lower(sku) = lower($1) and status = 1 order by sku = $1 desc limit 1`,
      [sku],
    )
  )?.id

/** The product that represents a SKU in lists: a variant's parent, or itself. Undefined if it is not sold. */
export const findListedProductId = async (db: Db, sku: string): Promise<number | undefined> =>
  (
    await db.one<{ id: number }>(
      'select coalesce(parent_id, id) as id from product where sku = $1 and status = 1',
      [sku],
    )
  )?.id

export const findSku = async (db: Db, id: number): Promise<string | undefined> =>
  (await db.one(sql`select ${productRow.only('sku')} from product where id = $1`, [id]))?.sku

export const isMembershipProduct = async (db: Db, id: number): Promise<boolean> =>
  (await db.one(sql`select ${productRow.only('is_membership')} from product where id = $1`, [id]))
    ?.is_membership === true

const reviewedProduct = productRow.only('id', 'parent_id', 'reviews_count', 'rating_sum')
export type ReviewedProduct = RowOf<typeof reviewedProduct>

/** A product on sale with its review totals. */
export const findReviewedProduct = (db: Db, id: number): Promise<ReviewedProduct | undefined> =>
  db.one(sql`select ${reviewedProduct} from product where id = $1 and status = 1`, [id])

export const addRating = (db: Db, productId: number, rating: number): Promise<unknown> =>
  db.query(
    'update product set reviews_count = reviews_count + 1, rating_sum = rating_sum + $2 where id = $1',
    [productId, rating],
  )

/** SQL of a text in the language $1, in English where there is none. */
const inLanguage = (texts: string) => `coalesce(${texts} ->> $1, ${texts} ->> 'en')`

/** A brand without its name. */
export const brandRow = defineRow('brand', { id: int, logo: text, url_key: text, position: int })

/** All brands, with names in a language. */
export const brandsIn = (db: Db, language: string): Promise<(RowOf<typeof brandRow> & { name: string })[]> =>
  db.query(
    sql`select ${brandRow}, ${computed('name', text, inLanguage('name'))} from brand order by position`,
    [language],
  )

/** A category without its name. */
const categoryRow = defineRow('category', {
  id: int,
  parent_id: nullable(int),
  level: int,
  position: int,
  ground: text,
  url_key: text,
})
interface CategoryRow extends RowOf<typeof categoryRow> {
  name: string
  sku: string | null
  image: string | null
}

/** All categories in a language, each with the picture of its first visible product. */
export const categoriesIn = (db: Db, language: string): Promise<CategoryRow[]> =>
  db.query(
    sql`select ${categoryRow.of('c')}, ${computed('name', text, 't.name')}, ${computed('sku', nullable(text), 'f.sku')}, ${computed('image', nullable(text), "f.data ->> 'image'")}
     from category c join category_text t on t.category_id = c.id and t.language = $1
     left join lateral (select p.sku, p.data from category_product cp join product p on p.id = cp.product_id and p.status = 1 and p.visibility = 4 where cp.category_id = c.id order by cp.position, cp.product_id limit 1) f on true
     order by c.level, c.position`,
    [language],
  )

/** Stock sources, with names in a language. */
export const stockSourcesIn = (db: Db, language: string): Promise<{ source_code: string; name: string }[]> =>
  db.query(
    sql`select ${computed('source_code', text, 'code')}, ${computed('name', text, inLanguage('name'))} from stock_source order by position`,
    [language],
  )
