import type { SearchSuggestions } from '#domain/catalogue/schema.ts'
import type { LanguageCode } from '#domain/store/languages.ts'
import type { Db } from '#service/db/db.ts'
import { inLanguage } from '#service/languages/six-languages.ts'
import { currentCatalogue } from '../cache/catalogue-cache.ts'
import type { Catalogue } from '../cache/catalogue.ts'
import { findProducts } from './search.ts'
import { readNames } from './suggest-store.ts'

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
): SearchSuggestions['categories'] {
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

/** Suggestions for a search being typed: products, categories and needs, best first. */
export async function suggestFor(db: Db, language: LanguageCode, text: string): Promise<SearchSuggestions> {
  const catalogue = await currentCatalogue(db)
  const { places } = await findProducts(db, catalogue, { language, text, isUnfinished: true })
  const { meaningOf } = await import('./meaning.ts')
  const { needs, fits } = meaningOf(text)
  const ids = [...places.subarray(0, MOST_PRODUCTS)].flatMap((place) => catalogue.entries[place]?.id ?? [])
  const named = await readNames(db, ids, language)
  const byId = new Map(named.map(({ id, sku, name }) => [id, { sku, name }]))
  return {
    products: ids.flatMap((id) => byId.get(id) ?? []),
    categories: categoriesFor(catalogue, language, fits),
    needs: needs.slice(0, MOST_NEEDS).map((label) => inLanguage(label, language)),
  }
}
