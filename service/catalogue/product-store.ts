import type { Db } from '#service/db/db.ts'

/** A product on sale by SKU. */
export const findProductId = async (db: Db, sku: string): Promise<number | undefined> =>
  (await db.one<{ id: number }>('select id from product where sku = $1 and status = 1', [sku]))?.id

/** The product that represents a SKU in lists: a variant's parent, or itself. Undefined if it is not sold. */
export const findListedProductId = async (db: Db, sku: string): Promise<number | undefined> =>
  (
    await db.one<{ id: number }>(
      'select coalesce(parent_id, id) as id from product where sku = $1 and status = 1',
      [sku],
    )
  )?.id

export const findSku = async (db: Db, id: number): Promise<string | undefined> =>
  (await db.one<{ sku: string }>('select sku from product where id = $1', [id]))?.sku

export const isMembershipProduct = async (db: Db, id: number): Promise<boolean> =>
  (await db.one<{ is_membership: boolean }>('select is_membership from product where id = $1', [id]))
    ?.is_membership === true

export interface ReviewedProduct {
  id: number
  parent_id: number | null
  reviews_count: number
  rating_sum: number
}

/** A product on sale with its review totals. */
export const findReviewedProduct = (db: Db, id: number): Promise<ReviewedProduct | undefined> =>
  db.one<ReviewedProduct>(
    'select id, parent_id, reviews_count, rating_sum from product where id = $1 and status = 1',
    [id],
  )

export const addRating = (db: Db, productId: number, rating: number): Promise<unknown> =>
  db.query(
    'update product set reviews_count = reviews_count + 1, rating_sum = rating_sum + $2 where id = $1',
    [productId, rating],
  )

type BrandRow = {
  id: number
  name: string
  logo: string
  url_key: string
  position: number
}

/** All brands, with names in a language. */
export const brandsIn = (db: Db, language: string): Promise<BrandRow[]> =>
  db.query<BrandRow>(
    "select id, coalesce(name ->> $1, name ->> 'en') as name, logo, url_key, position from brand order by position",
    [language],
  )

interface CategoryRow {
  id: number
  parent_id: number | null
  name: string
  level: number
  position: number
  ground: string
  url_key: string
  sku: string | null
  image: string | null
}

/** All categories in a language, each with the picture of its first visible product. */
export const categoriesIn = (db: Db, language: string): Promise<CategoryRow[]> =>
  db.query<CategoryRow>(
    `select c.id, c.parent_id, t.name, c.level, c.position, c.ground, c.url_key, f.sku, f.data ->> 'image' as image
     from category c join category_text t on t.category_id = c.id and t.language = $1
     left join lateral (select p.sku, p.data from category_product cp join product p on p.id = cp.product_id and p.status = 1 and p.visibility = 4 where cp.category_id = c.id order by cp.position, cp.product_id limit 1) f on true
     order by c.level, c.position`,
    [language],
  )

/** Stock sources, with names in a language. */
export const stockSourcesIn = (db: Db, language: string): Promise<{ source_code: string; name: string }[]> =>
  db.query(
    "select code as source_code, coalesce(name ->> $1, name ->> 'en') as name from stock_source order by position",
    [language],
  )
