import { byLanguage, inLanguage, languageCodes } from '#service/languages/six-languages.ts'
import { insertRows } from '#service/seed/insert-rows.ts'
import type { Db } from '#service/db/db.ts'
import { blocks } from './data/blocks.ts'
import { pages } from './data/pages.ts'
import { sanitise } from '#service/content/sanitise.ts'
import { sliders, slides } from './data/sliders.ts'

/** Content pages, blocks and the home banner. HTML is sanitised here, on its way in. */
// Long: one table after the other, in the order of their keys.
export async function seedContent(db: Db, now: Date): Promise<void> {
  await insertRows(
    db,
    'cms_page',
    pages.map((page) => ({
      id: page.id,
      identifier: page.identifier,
      is_active: true,
      updated_at: now.toISOString(),
    })),
  )
  await insertRows(
    db,
    'cms_page_text',
    pages.flatMap((page) =>
      languageCodes.map((language) => ({
        page_id: page.id,
        language,
        title: inLanguage(page.title, language),
        heading: inLanguage(page.title, language),
        meta_description: inLanguage(page.summary, language),
        content: sanitise(inLanguage(page.content, language)),
      })),
    ),
  )
  await insertRows(
    db,
    'cms_block',
    blocks.map((block) => ({ id: block.id, identifier: block.identifier, is_active: true })),
  )
  await insertRows(
    db,
    'cms_block_text',
    blocks.flatMap((block) =>
      languageCodes.map((language) => ({
        block_id: block.id,
        language,
        title: inLanguage(block.title, language),
        content: sanitise(inLanguage(block.content, language)),
      })),
    ),
  )
  await insertRows(
    db,
    'cms_page_block',
    blocks.flatMap((block) => {
      const page = pages.find((entry) => entry.identifier === block.page)
      return page ? [{ page_id: page.id, block_id: block.id, position: block.id }] : []
    }),
  )
  await insertRows(db, 'banner_slider', sliders)
  await insertRows(
    db,
    'banner_slide',
    slides.map((slide) => ({
      id: slide.id,
      slider_id: slide.slider,
      position: slide.id,
      image_url: slide.image,
      url: slide.url,
      opens_new_window: false,
      title: byLanguage(slide.title),
      copy: byLanguage(slide.copy),
      action: byLanguage(slide.action),
    })),
  )
}
