import type { Db } from '#service/db/db.ts'
import { bool, computed, defineRow, int, nullable, text, timestamptz, type RowOf } from '#service/db/row.ts'
import { sql } from '#service/db/sql.ts'

/** A page without its texts. */
const pageRow = defineRow('cms_page', { id: int, identifier: text, updated_at: timestamptz })
/** The texts of a page in one language. */
const pageTextRow = defineRow('cms_page_text', {
  title: text,
  heading: text,
  meta_description: text,
  content: text,
})
export type PageRow = RowOf<typeof pageRow> & RowOf<typeof pageTextRow>

/** A block without its texts. */
export const blockRow = defineRow('cms_block', { id: int, identifier: text })
/** The texts of a block in one language. */
export const blockTextRow = defineRow('cms_block_text', { title: text, content: text })

/** An active page by id or identifier, in a language. */
export const findPage = (db: Db, asked: string, language: string): Promise<PageRow | undefined> =>
  db.one(
    sql`select ${pageRow.of('p')}, ${pageTextRow.of('t')} from cms_page p join cms_page_text t on t.page_id = p.id and t.language = $2
     where p.is_active and (p.id::text = $1 or p.identifier = $1)`,
    [asked, language],
  )

/** The active blocks of a page, in order. */
export const listPageBlocks = (
  db: Db,
  pageId: number,
  language: string,
): Promise<{ identifier: string; content: string }[]> =>
  db.query(
    sql`select ${blockRow.only('identifier').of('b')}, ${blockTextRow.only('content').of('t')} from cms_page_block l join cms_block b on b.id = l.block_id and b.is_active join cms_block_text t on t.block_id = b.id and t.language = $2 where l.page_id = $1 order by l.position`,
    [pageId, language],
  )

/** An active block by id or identifier. */
export const findBlock = (
  db: Db,
  asked: string,
  language: string,
): Promise<(RowOf<typeof blockRow> & RowOf<typeof blockTextRow>) | undefined> =>
  db.one(
    sql`select ${blockRow.of('b')}, ${blockTextRow.of('t')} from cms_block b join cms_block_text t on t.block_id = b.id and t.language = $2 where b.is_active and (b.id::text = $1 or b.identifier = $1)`,
    [asked, language],
  )

/** A banner. */
export const sliderRow = defineRow('banner_slider', { id: int, name: text })

export const findSlider = (db: Db, id: string): Promise<RowOf<typeof sliderRow> | undefined> =>
  db.one(sql`select ${sliderRow} from banner_slider where id::text = $1`, [id])

/** A slide of a banner without its texts. */
const slideRow = defineRow('banner_slide', {
  id: int,
  image_url: text,
  mobile_image_url: nullable(text),
  url: nullable(text),
  position: int,
})
/** The version of the product's picture that a column's address is, if it is one's: `/media/packshots/<sku>.svg`. */
const packVersion = <N extends string>(name: N, column: 'image_url' | 'mobile_image_url') =>
  computed(
    name,
    nullable(text),
    `(select p.data ->> 'image' from product p where p.sku = substring(${column} from '^/media/packshots/([^/]+)[.]svg$'))`,
  )
interface SlideRow extends RowOf<typeof slideRow> {
  title: string
  copy: string
  action: string
  image_version: string | null
  mobile_image_version: string | null
  is_open_url_in_new_window: boolean
}

/** A column with the text of a JSON column in the language $2, in English where there is none. */
const inLanguage = <N extends string>(name: N) =>
  computed(name, text, `coalesce(${name} ->> $2, ${name} ->> 'en')`)

/** The slides of a banner in a language, in order. */
export const listSlides = (db: Db, sliderId: number, language: string): Promise<SlideRow[]> =>
  db.query(
    sql`select ${slideRow}, ${inLanguage('title')}, ${inLanguage('copy')}, ${inLanguage('action')}, ${packVersion('image_version', 'image_url')}, ${packVersion('mobile_image_version', 'mobile_image_url')}, ${computed('is_open_url_in_new_window', bool, 'opens_new_window')}
     from banner_slide where slider_id = $1 order by position`,
    [sliderId, language],
  )
