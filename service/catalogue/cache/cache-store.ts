import type { Db } from '#service/db/db.ts'
import type { LanguageCode } from '#domain/store/languages.ts'

export interface Category {
  readonly id: number
  readonly parentId: number | null
  readonly names: Readonly<Record<string, string>>
}
export interface Brand {
  readonly id: number
  readonly key: string
  readonly names: Readonly<Record<string, string>>
}

export interface ChangesRow {
  since: string
  changes: [key: string, productId: number | null, isStock: boolean][] | null
}
/** Searchable texts of a product. Those by language are its name, short description and ingredients. */
export interface SearchedRow {
  id: number
  skus: string[]
  options: [attributeCode: string, value: number][] | null
  texts: Partial<Record<LanguageCode, [name: string, short: string, facts: string[]]>> | null
}

/** Changes of products since a snapshot, and the snapshot for the next query. Without a snapshot: no changes. */
export const readChanges = (db: Db, since: string | undefined): Promise<ChangesRow | undefined> =>
  db.one<ChangesRow>(
    `select pg_snapshot_xmin(pg_current_snapshot())::text as since,
       (select jsonb_agg(jsonb_build_array(c.xid::text || '.' || c.seq, c.product_id, c.is_stock) order by c.seq) from catalogue_change c where c.xid >= $1::xid8) as changes`,
    [since ?? '9223372036854775807'],
  )

/** All categories, by level and position. */
export const readCategories = (db: Db): Promise<Category[]> =>
  db.query<Category>(
    'select c.id, c.parent_id as "parentId", jsonb_object_agg(t.language, t.name) as names from category c join category_text t on t.category_id = c.id group by c.id order by c.level, c.position, c.id',
  )

/** All brands, by position. */
export const readBrands = (db: Db): Promise<Brand[]> =>
  db.query<Brand>('select id, url_key as key, name as names from brand order by position, id')

/** Searchable texts of products in every language, including the SKUs and options of their variants. */
export const readSearched = (db: Db, ids: readonly number[]): Promise<SearchedRow[]> =>
  db.query<SearchedRow>(
    `select p.id,
       array[p.sku] || array(select v.sku from product v where v.parent_id = p.id and v.status = 1 order by v.id) as skus,
       (select jsonb_agg(distinct jsonb_build_array(v.attribute_code, v.option_value)) from product v
         where v.parent_id = p.id and v.status = 1 and v.option_value is not null) as options,
       (select jsonb_object_agg(t.language, jsonb_build_array(t.name, t.short_description, coalesce(jsonb_path_query_array(t.facts, '$.rows[*].name'), '[]')))
         from product_text t where t.product_id = p.id) as texts
     from product p where p.id = any($1) order by p.id`,
    [ids],
  )

/** Deletes changes that every process has read. */
export const forgetChanges = (db: Db): Promise<unknown> =>
  db.query(`delete from catalogue_change where noted_at < clock_timestamp() - interval '1 hour'`)
