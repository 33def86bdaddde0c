import type { BrandRecord, CategoryRecord, SourceRecord } from '#domain/goods/catalogue-records.ts'
import { packGround } from '#domain/catalogue/pack-grounds.ts'
import type { Db } from '#service/db/db.ts'
import { computed, defineRow, int, jsonb, nullable, text } from '#service/db/row.ts'
import { sql } from '#service/db/sql.ts'
import { assignIds, byLanguageSql, idsByKey, textRows, upsertRows } from './rows-store.ts'

/** Category above all others, which pages and other systems know by this id. */
export const ROOT = 2

type Texts = BrandRecord['name']

const brandRow = defineRow('brand', {
  id: int,
  url_key: text,
  name: jsonb<Texts>(),
  logo: text,
  position: int,
})
const drawnLogo = (key: string) => `/media/brands/${key}.svg`

/** The brands as an export has them. */
export const readBrandRecords = async (db: Db): Promise<BrandRecord[]> =>
  (await db.query(sql`select ${brandRow} from brand order by position, id`)).map(
    ({ id, url_key: key, name, logo, position }) => ({
      key,
      id,
      name,
      logo: logo === drawnLogo(key) ? null : logo,
      position,
    }),
  )

/** Writes brands. */
export async function writeBrandRecords(db: Db, records: readonly BrandRecord[]): Promise<void> {
  const ids = await idsByKey(db, 'brand', 'url_key')
  assignIds(ids, records)
  const rows = records.map(({ key, name, logo, position }) => ({
    id: ids.get(key),
    url_key: key,
    name,
    logo: logo ?? drawnLogo(key),
    position,
  }))
  await upsertRows(db, 'brand', ['id'], rows)
}

const sourceRow = defineRow('stock_source', { code: text, name: jsonb<Texts>(), position: int })

/** The stock sources as an export has them. */
export const readSourceRecords = async (db: Db): Promise<SourceRecord[]> =>
  (await db.query(sql`select ${sourceRow} from stock_source order by position, code`)).map(
    ({ code: key, ...rest }) => ({ key, ...rest }),
  )

/** Writes stock sources. */
export const writeSourceRecords = (db: Db, records: readonly SourceRecord[]): Promise<void> =>
  upsertRows(
    db,
    'stock_source',
    ['code'],
    records.map(({ key: code, name, position }) => ({ code, name, position })),
  )

const categoryRow = defineRow('category', {
  id: int,
  url_key: text,
  position: int,
  ground: text,
})
const ofCategory = 't.category_id = c.id'

/** The categories as an export has them, those above first. */
export const readCategoryRecords = async (db: Db): Promise<CategoryRecord[]> =>
  (
    await db.query(
      sql`select ${categoryRow.of('c')}, ${computed('parent', nullable(text), `(select p.url_key from category p where p.id = c.parent_id and p.id <> ${ROOT})`)},
       ${computed('name', jsonb<Texts>(), byLanguageSql('category_text', 'name', ofCategory))},
       ${computed('description', jsonb<Texts>(), byLanguageSql('category_text', 'description', ofCategory))}
       from category c where c.id <> ${ROOT} order by c.level, c.position, c.id`,
    )
  ).map(({ url_key: key, ground, ...rest }) => ({ key, ground: packGround(ground) ?? 'vitamin', ...rest }))

/** Without the root the menu has no beginning: an empty shop gets it with its first category. */
async function ensureRoot(db: Db): Promise<void> {
  await db.query(
    `insert into category (id, parent_id, url_key, level, position, ground) values ($1, null, 'root', 1, 0, 'vitamin') on conflict do nothing`,
    [ROOT],
  )
  await upsertRows(
    db,
    'category_text',
    ['category_id', 'language'],
    textRows([ROOT], (category_id, language) => ({
      category_id,
      language,
      name: 'Jadeleaf',
      description: '',
    })),
  )
}

const LEVELS = `with recursive tree (id, level) as (
    select id, 1 from category where parent_id is null
    union all select c.id, tree.level + 1 from category c join tree on c.parent_id = tree.id
  )
  update category set level = tree.level from tree where tree.id = category.id and category.level <> tree.level`

/** Writes categories. */
export async function writeCategoryRecords(db: Db, records: readonly CategoryRecord[]): Promise<void> {
  if (records.length === 0) return
  await ensureRoot(db)
  const ids = await idsByKey(db, 'category', 'url_key')
  assignIds(ids, records)
  const rows = records.map(({ key, parent, position, ground }) => ({
    id: ids.get(key),
    parent_id: parent === null ? ROOT : ids.get(parent),
    url_key: key,
    level: 2,
    position,
    ground,
  }))
  await upsertRows(db, 'category', ['id'], rows)
  await db.query(LEVELS)
  const texts = textRows(records, ({ key, name, description }, language) => ({
    category_id: ids.get(key),
    language,
    name: name[language],
    description: description[language],
  }))
  await upsertRows(db, 'category_text', ['category_id', 'language'], texts)
}
