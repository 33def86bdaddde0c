import type { BannerRecord, BlockRecord, PageRecord, StoreTextRecord } from '#domain/goods/content-records.ts'
import type { LanguageCode } from '#domain/store/languages.ts'
import { sanitise } from '#service/content/sanitise.ts'
import type { Db } from '#service/db/db.ts'
import { arrayOf, bool, computed, defineRow, int, jsonb, nullable, text, textOf } from '#service/db/row.ts'
import { sql } from '#service/db/sql.ts'
import { assignIds, byLanguageSql, idsByKey, inBatches, textRows, upsertRows } from './rows-store.ts'

type Texts = BlockRecord['title']

const blockRow = defineRow('cms_block', { id: int, identifier: text, is_active: bool })
const ofBlock = <N extends string>(column: N) =>
  computed(column, jsonb<Texts>(), byLanguageSql('cms_block_text', column, 't.block_id = b.id'))

/** The blocks as an export has them. */
export const readBlockRecords = async (db: Db): Promise<BlockRecord[]> =>
  (
    await db.query(
      sql`select ${blockRow.of('b')}, ${ofBlock('title')}, ${ofBlock('content')} from cms_block b order by b.id`,
    )
  ).map(({ id, identifier: key, is_active: active, title, content }) => ({ key, id, active, title, content }))

/** Writes blocks, sanitised. */
export async function writeBlockRecords(db: Db, records: readonly BlockRecord[]): Promise<void> {
  const ids = await idsByKey(db, 'cms_block', 'identifier')
  assignIds(ids, records)
  const rows = records.map(({ key, active }) => ({ id: ids.get(key), identifier: key, is_active: active }))
  await upsertRows(db, 'cms_block', ['id'], rows)
  const texts = textRows(records, ({ key, title, content }, language) => ({
    block_id: ids.get(key),
    language,
    title: title[language],
    content: sanitise(content[language]),
  }))
  await upsertRows(db, 'cms_block_text', ['block_id', 'language'], texts)
}

const pageRow = defineRow('cms_page', { id: int, identifier: text, is_active: bool })
const ofPage = <N extends string>(name: N, column: string = name) =>
  computed(name, jsonb<Texts>(), byLanguageSql('cms_page_text', column, 't.page_id = p.id'))
const blocksOfPage = `array(select b.identifier from cms_page_block l join cms_block b on b.id = l.block_id where l.page_id = p.id order by l.position, b.id)`

/** The pages as an export has them. */
export const readPageRecords = async (db: Db): Promise<PageRecord[]> =>
  (
    await db.query(
      sql`select ${pageRow.of('p')}, ${computed('blocks', arrayOf(text), blocksOfPage)}, ${ofPage('title')}, ${ofPage('heading')},
       ${ofPage('summary', 'meta_description')}, ${ofPage('content')} from cms_page p order by p.id`,
    )
  ).map(({ id, identifier: key, is_active: active, ...rest }) => ({ key, id, active, ...rest }))

/** Writes pages, sanitised, with the blocks that they hold. */
export async function writePageRecords(db: Db, records: readonly PageRecord[], now: Date): Promise<void> {
  const ids = await idsByKey(db, 'cms_page', 'identifier')
  assignIds(ids, records)
  const rows = records.map(({ key, active }) => ({
    id: ids.get(key),
    identifier: key,
    is_active: active,
    updated_at: now.toISOString(),
  }))
  await upsertRows(db, 'cms_page', ['id'], rows)
  const texts = textRows(records, ({ key, title, heading, summary, content }, language) => ({
    page_id: ids.get(key),
    language,
    title: title[language],
    heading: heading[language],
    meta_description: summary[language],
    content: sanitise(content[language]),
  }))
  await upsertRows(db, 'cms_page_text', ['page_id', 'language'], texts)
  const blocks = await idsByKey(db, 'cms_block', 'identifier')
  const idOf = (key: string) => ids.get(key) ?? 0
  await inBatches(
    records.map(({ key }) => idOf(key)),
    (some) => db.query('delete from cms_page_block where page_id = any($1)', [some]),
  )
  const held = records.flatMap(({ key, blocks: list }) =>
    list.map((block, position) => ({ page_id: idOf(key), block_id: blocks.get(block), position })),
  )
  await upsertRows(db, 'cms_page_block', ['page_id', 'block_id'], held)
}

const slideRow = defineRow('banner_slide', {
  id: int,
  slider_id: int,
  position: int,
  image_url: text,
  mobile_image_url: nullable(text),
  url: nullable(text),
  opens_new_window: bool,
  title: jsonb<Texts>(),
  copy: jsonb<Texts>(),
  action: jsonb<Texts>(),
})

/** The slides of banners as an export has them. */
export const readBannerRecords = async (db: Db): Promise<BannerRecord[]> =>
  (
    await db.query(
      sql`select ${slideRow.of('s')}, ${computed('slider_name', text, 'b.name')} from banner_slide s join banner_slider b on b.id = s.slider_id order by s.id`,
    )
  ).map((row) => ({
    id: row.id,
    slider: row.slider_id,
    sliderName: row.slider_name,
    position: row.position,
    image: row.image_url,
    mobileImage: row.mobile_image_url,
    url: row.url,
    newWindow: row.opens_new_window,
    title: row.title,
    copy: row.copy,
    action: row.action,
  }))

/** Writes slides and the banners that show them. */
export async function writeBannerRecords(db: Db, records: readonly BannerRecord[]): Promise<void> {
  const sliders = new Map(records.map(({ slider, sliderName }) => [slider, sliderName]))
  const sliderRows = [...sliders].map(([id, name]) => ({ id, name }))
  await upsertRows(db, 'banner_slider', ['id'], sliderRows)
  const rows = records.map((slide) => ({
    id: slide.id,
    slider_id: slide.slider,
    position: slide.position,
    image_url: slide.image,
    mobile_image_url: slide.mobileImage,
    url: slide.url,
    opens_new_window: slide.newWindow,
    title: slide.title,
    copy: slide.copy,
    action: slide.action,
  }))
  await upsertRows(db, 'banner_slide', ['id'], rows)
}

const storeTextRow = defineRow('store_text', {
  language: textOf<LanguageCode>(),
  notice: nullable(jsonb<StoreTextRecord['notice']>()),
  footer: jsonb<StoreTextRecord['footer']>(),
  info_banners: jsonb<StoreTextRecord['infoBanners']>(),
})

/** What every page says, as an export has it. */
export const readStoreTextRecords = async (db: Db): Promise<StoreTextRecord[]> =>
  (await db.query(sql`select ${storeTextRow} from store_text order by language`)).map(
    ({ info_banners: infoBanners, ...rest }) => ({ ...rest, infoBanners }),
  )

/** Writes what every page says. */
export const writeStoreTextRecords = (db: Db, records: readonly StoreTextRecord[]): Promise<void> =>
  upsertRows(
    db,
    'store_text',
    ['language'],
    records.map(({ language, notice, footer, infoBanners }) => ({
      language,
      notice,
      footer,
      info_banners: infoBanners,
    })),
  )
