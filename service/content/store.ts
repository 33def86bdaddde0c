import type { Db } from '#service/db/db.ts'

export interface PageRow {
  id: number
  identifier: string
  title: string
  heading: string
  meta_description: string
  content: string
  updated_at: Date
}

/** An active page by id or identifier, in a language. */
export const findPage = (db: Db, asked: string, language: string): Promise<PageRow | undefined> =>
  db.one<PageRow>(
    `select p.id, p.identifier, p.updated_at, t.title, t.heading, t.meta_description, t.content from cms_page p join cms_page_text t on t.page_id = p.id and t.language = $2
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
    'select b.identifier, t.content from cms_page_block l join cms_block b on b.id = l.block_id and b.is_active join cms_block_text t on t.block_id = b.id and t.language = $2 where l.page_id = $1 order by l.position',
    [pageId, language],
  )

/** An active block by id or identifier. */
export const findBlock = (
  db: Db,
  asked: string,
  language: string,
): Promise<{ id: number; identifier: string; title: string; content: string } | undefined> =>
  db.one(
    'select b.id, b.identifier, t.title, t.content from cms_block b join cms_block_text t on t.block_id = b.id and t.language = $2 where b.is_active and (b.id::text = $1 or b.identifier = $1)',
    [asked, language],
  )

export const findSlider = (db: Db, id: string): Promise<{ id: number; name: string } | undefined> =>
  db.one('select id, name from banner_slider where id::text = $1', [id])

type SlideRow = {
  id: number
  title: string
  copy: string
  action: string
  image_url: string
  mobile_image_url: string | null
  url: string | null
  is_open_url_in_new_window: boolean
  position: number
}

/** The slides of a banner in a language, in order. */
export const listSlides = (db: Db, sliderId: number, language: string): Promise<SlideRow[]> =>
  db.query<SlideRow>(
    `select id, coalesce(title ->> $2, title ->> 'en') as title, coalesce(copy ->> $2, copy ->> 'en') as copy, coalesce(action ->> $2, action ->> 'en') as action, image_url, mobile_image_url, url, opens_new_window as is_open_url_in_new_window, position
     from banner_slide where slider_id = $1 order by position`,
    [sliderId, language],
  )
