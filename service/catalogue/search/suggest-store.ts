import type { LanguageCode } from '#domain/store/languages.ts'
import type { Db } from '#service/db/db.ts'

/** SKUs and names of products in a language, unordered. */
export const readNames = (
  db: Db,
  ids: readonly number[],
  language: LanguageCode,
): Promise<{ id: number; sku: string; name: string }[]> =>
  db.query(
    'select p.id, p.sku, t.name from product p join product_text t on t.product_id = p.id and t.language = $2 where p.id = any($1)',
    [ids, language],
  )
