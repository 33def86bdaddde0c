import type { SearchSuggestions, SearchSuggestions as Suggestions } from '#domain/catalogue/schema.ts'
import type { LanguageCode } from '#domain/store/languages.ts'
import { inLanguage } from '#service/languages/six-languages.ts'
import type * as z from 'zod/mini'
import { currentCatalogue } from '../cache/catalogue-cache.ts'
import type { Catalogue } from '../cache/catalogue.ts'
import { present, recordsOf, type Viewer } from '../listing.ts'
import type { Found, SearchedText } from './search-products.ts'
import { findProducts } from './search.ts'

const MOST_PRODUCTS = 5,
  MOST_CATEGORIES = 3,
  MOST_NEEDS = 2
/** Root category, which contains everything. */
const ROOT = 2

/** Categories named in the text, then those it means, each by level. */
function categoriesFor(
  { categories }: Catalogue,
  language: LanguageCode,
  fits: (name: string) => 'named' | 'meant' | undefined,
): Suggestions['categories'] {
  const fitting = categories.flatMap(({ id, parentId, names }) => {
    const name = names[language] ?? names['en'] ?? ''
    const fit = id === ROOT ? undefined : fits(name)
    return fit ? [{ fit, category: { id, parent_id: parentId === ROOT ? null : parentId, name } }] : []
  })
  return fitting
    .toSorted((a, b) => Number(a.fit === 'meant') - Number(b.fit === 'meant'))
    .slice(0, MOST_CATEGORIES)
    .map(({ category }) => category)
}

/** What the beginning of a search may mean: ids of products, categories and needs, best first. */
export async function meantBy(
  catalogue: Catalogue,
  { places }: Found,
  { language, text }: SearchedText,
): Promise<{ ids: number[] } & Pick<Suggestions, 'categories' | 'needs'>> {
  const { meaningOf } = await import('./meaning.ts')
  const { needs, fits } = meaningOf(text)
  return {
    ids: [...places.subarray(0, MOST_PRODUCTS)].flatMap((place) => catalogue.entries[place]?.id ?? []),
    categories: categoriesFor(catalogue, language, fits),
    needs: needs.slice(0, MOST_NEEDS).map((label) => inLanguage(label, language)),
  }
}

/** Suggestions for a search being typed: products at the viewer's prices, categories and needs, best first. */
export async function suggestFor(viewer: Viewer, text: string): Promise<z.input<typeof SearchSuggestions>> {
  const { db, language } = viewer
  const catalogue = await currentCatalogue(db)
  const searched = { language, text, isUnfinished: true }
  const found = await findProducts(db, catalogue, searched)
  const { ids, categories, needs } = await meantBy(catalogue, found, searched)
  const records = await recordsOf(viewer, ids)
  return {
    products: records.map(({ sku, name }) => ({ sku, name })),
    items: await present(viewer, records, false),
    categories,
    needs,
  }
}
