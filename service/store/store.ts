import type * as z from 'zod/mini'
import type { Common } from '#domain/store/schema.ts'
import type { Db } from '#service/db/db.ts'
import { defineRow, jsonb, nullable, type RowOf } from '#service/db/row.ts'
import { sql } from '#service/db/sql.ts'

/** What every page says, in one language. */
export const storeTextRow = defineRow('store_text', {
  notice: nullable(jsonb<z.input<typeof Common>['storeNotice']>()),
  footer: jsonb<z.input<typeof Common>['footerLinks']>(),
  info_banners: jsonb<z.input<typeof Common>['infoBanners']>(),
})

/** Notice, footer and information banners in a language. */
export const findStoreText = (db: Db, language: string): Promise<RowOf<typeof storeTextRow> | undefined> =>
  db.one(sql`select ${storeTextRow} from store_text where language = $1`, [language])
