import { packGround } from '#domain/catalogue/pack-grounds.ts'
import { amountOf } from '#domain/goods/fields.ts'
import type { ProductRecord } from '#domain/goods/product-record.ts'
import { productRow } from '#service/catalogue/record-store.ts'
import type { Db } from '#service/db/db.ts'
import { arrayOf, computed, jsonb, nullable, text } from '#service/db/row.ts'
import { sql } from '#service/db/sql.ts'
import type { CompleteRecord } from './complete.ts'
import {
  choiceRows,
  placeRows,
  productRowOf,
  productTextRows,
  stockRows,
  type GoodsIds,
} from './product-rows.ts'
import { assignIds, byLanguageSql, idsByKey, inBatches, upsertRows } from './rows-store.ts'

type Texts = ProductRecord['name']

const texts = <N extends string>(name: N, column: string = name) =>
  computed(name, jsonb<Texts>(), byLanguageSql('product_text', column, 't.product_id = p.id'))
const facts = computed(
  'facts',
  jsonb<ProductRecord['facts']>(),
  byLanguageSql('product_text', 'facts', 't.product_id = p.id'),
)
const stored = productRow.only(
  'id',
  'sku',
  'type_id',
  'attribute_code',
  'option_value',
  'filter_options',
  'price_minor',
  'special_price_minor',
  'special_from',
  'special_to',
  'associate_price_minor',
  'pv',
  'ground',
  'is_membership',
  'can_use_loyalty',
  'status',
  'visibility',
  'weight_g',
  'position',
  'is_popular',
  'is_latest',
  'created_at',
)
const categories = `array(select c.url_key from category_product cp join category c on c.id = cp.category_id where cp.product_id = p.id order by c.level, c.position, c.id)`
const stock = `coalesce((select jsonb_object_agg(s.source_code, s.quantity order by s.source_code) from stock s where s.product_id = p.id), '{}')`
const parts = `coalesce((select jsonb_agg(jsonb_build_object('option', b.option_id - b.product_id * 10 + 1, 'sku', c.sku, 'quantity', b.quantity) order by b.option_id, b.position)
       from bundle_choice b join product c on c.id = b.component_id where b.product_id = p.id), '[]')`

const select = sql`select ${stored.of('p')}, ${computed('parent', nullable(text), '(select f.sku from product f where f.id = p.parent_id)')},
    ${computed('brand', nullable(text), '(select b.url_key from brand b where b.id = p.brand_id)')},
    ${computed('pack', nullable(jsonb<Record<string, unknown>>()), "p.data -> 'pack'")}, ${computed('pictures', jsonb<string[]>(), "coalesce(p.data -> 'pictures', '[]')")},
    ${computed('categories', arrayOf(text), categories)}, ${computed('stock', jsonb<Record<string, number>>(), stock)}, ${computed('parts', jsonb<ProductRecord['parts']>(), parts)},
    ${texts('name')}, ${texts('short', 'short_description')}, ${texts('size', 'size_label')}, ${texts('description')}, ${texts('directions')}, ${texts('warnings')}, ${facts}
  from product p`

const amount = (minor: number | null) => (minor === null ? null : amountOf(minor))

/** Products as an export has them: those with these SKUs, or all. Parents come before their variants. */
export async function readProductRecords(db: Db, skus: readonly string[] | null): Promise<ProductRecord[]> {
  const rows = await db.query(
    sql`${select} where $1::text[] is null or p.sku = any($1) order by p.parent_id is not null, p.type_id = 'bundle', p.position, p.id`,
    [skus],
  )
  return rows.map((row) => ({
    sku: row.sku,
    id: row.id,
    type: row.type_id,
    parent: row.parent,
    attribute: row.attribute_code,
    option: row.option_value,
    brand: row.brand,
    categories: row.categories,
    filters: row.filter_options.map(String),
    price: amountOf(row.price_minor),
    associatePrice: amount(row.associate_price_minor),
    specialPrice: amount(row.special_price_minor),
    specialFrom: row.special_from,
    specialTo: row.special_to,
    pv: row.pv,
    weight: row.weight_g,
    stock: row.type_id === 'configurable' || row.type_id === 'bundle' ? {} : row.stock,
    onSale: row.status === 1,
    listed: row.visibility === 4,
    membership: row.is_membership,
    paidWithPoints: row.can_use_loyalty,
    popular: row.is_popular,
    latest: row.is_latest,
    position: row.position,
    ground: packGround(row.ground) ?? 'vitamin',
    pictures: row.pictures,
    pack: row.pack,
    parts: row.parts,
    createdAt: row.created_at.toISOString(),
    name: row.name,
    short: row.short,
    size: row.size,
    description: row.description,
    directions: row.directions,
    warnings: row.warnings,
    facts: row.facts,
  }))
}

/** SKUs of all products with their types. */
export const productTypes = async (db: Db): Promise<Map<string, ProductRecord['type']>> =>
  new Map(
    (await db.query(sql`select ${productRow.only('sku', 'type_id')} from product`)).map((row) => [
      row.sku,
      row.type_id,
    ]),
  )

/** Places that stay are not written anew: each that goes or comes changes the menu. */
async function writePlaces(db: Db, products: readonly ProductRecord[], ids: GoodsIds): Promise<void> {
  const places = placeRows(products, ids)
  const byProduct = Map.groupBy(places, ({ product_id }) => product_id)
  await inBatches(
    products.map(({ sku }) => ids.products.get(sku) ?? 0),
    (some) =>
      db.query(
        `delete from category_product cp where cp.product_id = any($1) and not exists (
         select from jsonb_to_recordset($2::jsonb) as g (category_id int, product_id int) where g.category_id = cp.category_id and g.product_id = cp.product_id)`,
        [some, JSON.stringify(some.flatMap((id) => byProduct.get(id) ?? []))],
      ),
  )
  await upsertRows(db, 'category_product', ['category_id', 'product_id'], places)
}

/** Choices that stay keep their ids, which carts repeat; those that a bundle no longer has go. */
async function writeChoices(db: Db, bundles: readonly number[], rows: readonly object[]): Promise<void> {
  if (bundles.length === 0) return
  const given =
    'jsonb_to_recordset($1::jsonb) as g (product_id int, option_id int, component_id int, quantity int, position int)'
  const isSame =
    'g.product_id = b.product_id and g.option_id = b.option_id and g.component_id = b.component_id'
  const list = JSON.stringify(rows)
  await db.query(
    `delete from bundle_choice b where b.product_id = any($2) and not exists (select from ${given} where ${isSame})`,
    [list, bundles],
  )
  await db.query(
    `update bundle_choice b set quantity = g.quantity, position = g.position from ${given} where ${isSame}`,
    [list],
  )
  await db.query(
    `insert into bundle_choice (selection_id, product_id, option_id, component_id, quantity, position)
     select (select coalesce(max(selection_id), 0) from bundle_choice) + row_number() over (order by g.product_id, g.option_id, g.position),
         g.product_id, g.option_id, g.component_id, g.quantity, g.position
     from ${given} where not exists (select from bundle_choice b where ${isSame})`,
    [list],
  )
}

/** Until PostgreSQL has counted many new rows, it takes twice as long for a listing. */
const COUNTED_FROM = 500

/**
 * Writes products: those that have changed, and the stock that files name. What a product's orders and reviews have
 * written stays.
 */
export async function writeProductRecords(
  db: Db,
  records: readonly CompleteRecord<'products'>[],
  now: Date,
): Promise<void> {
  const products = await idsByKey(db, 'product', 'sku')
  const changed = records.filter(({ isChanged }) => isChanged).map(({ record }) => record)
  assignIds(
    products,
    changed.map(({ sku, id }) => ({ key: sku, id })),
  )
  const ids: GoodsIds = {
    products,
    brands: await idsByKey(db, 'brand', 'url_key'),
    categories: await idsByKey(db, 'category', 'url_key'),
  }
  const idOf = ({ sku }: ProductRecord) => products.get(sku) ?? 0
  // parents first: their variants refer to them
  const ordered = changed.toSorted((a, b) => Number(a.parent !== null) - Number(b.parent !== null))
  await upsertRows(
    db,
    'product',
    ['id'],
    ordered.map((product) => productRowOf(product, ids, now)),
  )
  await upsertRows(db, 'product_text', ['product_id', 'language'], productTextRows(ordered, ids))
  await writePlaces(db, ordered, ids)
  await upsertRows(db, 'stock', ['product_id', 'source_code'], stockRows(records, ids))
  const bundles = ordered.filter(({ type }) => type === 'bundle')
  await writeChoices(db, bundles.map(idOf), choiceRows(bundles, ids))
  if (changed.length >= COUNTED_FROM) await db.query('analyze product, product_text, category_product, stock')
}
