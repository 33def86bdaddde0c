import type * as z from 'zod/mini'
import type { Common } from '#domain/store/schema.ts'
import type { Db } from '#service/db/db.ts'

interface StoreTextRow {
  notice: z.input<typeof Common>['storeNotice']
  footer: z.input<typeof Common>['footerLinks']
  info_banners: z.input<typeof Common>['infoBanners']
}

/** Notice, footer and information banners in a language. */
export const findStoreText = (db: Db, language: string): Promise<StoreTextRow | undefined> =>
  db.one<StoreTextRow>('select notice, footer, info_banners from store_text where language = $1', [language])
