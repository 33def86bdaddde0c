import type { Db } from '#service/db/db.ts'
import { productIndexOf } from '../cache/catalogue-cache.ts'
import type { Catalogue } from '../cache/catalogue.ts'
import { memoize } from '../cache/memoize.ts'
import type { ProductIndex } from './product-index.ts'
import type { Found, SearchedText } from './search-products.ts'

/** Products that match `text`, best first, by an index of the catalogue's products. */
export async function findIn(
  index: ProductIndex,
  catalogue: Pick<Catalogue, 'searches' | 'entries'>,
  { language, text, isUnfinished = false }: SearchedText,
): Promise<Found> {
  const { searchProducts } = await import('./search-products.ts')
  return memoize(catalogue.searches, `${language} ${isUnfinished ? '…' : ''}${text}`, () =>
    searchProducts(index, { language, text, isUnfinished }, catalogue.entries.length),
  )
}

/** Visible products that match a text, best first. */
export const findProducts = async (db: Db, catalogue: Catalogue, searched: SearchedText): Promise<Found> =>
  findIn(await productIndexOf(db, catalogue), catalogue, searched)
