import type { Db } from '#service/db/db.ts'
import { productIndexOf } from '../cache/catalogue-cache.ts'
import type { Catalogue } from '../cache/catalogue.ts'
import { memoize } from '../cache/memoize.ts'
import type { Found, SearchedText } from './search-products.ts'

/** Visible products that match `text`, best first. */
export async function findProducts(
  db: Db,
  catalogue: Catalogue,
  { language, text, isUnfinished = false }: SearchedText,
): Promise<Found> {
  const index = await productIndexOf(db, catalogue)
  const { searchProducts } = await import('./search-products.ts')
  return memoize(catalogue.searches, `${language} ${isUnfinished ? '…' : ''}${text}`, () =>
    searchProducts(index, { language, text, isUnfinished }, catalogue.entries.length),
  )
}
