import { languages, type LanguageCode } from '#domain/store/languages.ts'
import { inLanguage } from '#service/languages/six-languages.ts'
import { attributeByCode } from '../attributes.ts'
import type { ProductTexts, Texts } from '../search/product-index.ts'
import type { SearchedRow } from './cache-store.ts'
import type { Catalogue } from './catalogue.ts'

type Named = { readonly names: Readonly<Record<string, string>> }

/** Searchable texts of a product: its own and those of its brand, categories and options. */
export function searchedTexts(
  { entries, placeOf, brands, categories }: Pick<Catalogue, 'entries' | 'placeOf' | 'brands' | 'categories'>,
  { id, skus, options, texts }: SearchedRow,
): ProductTexts {
  const entry = entries[placeOf.get(id) ?? -1]
  const brand = brands.find((one) => one.id === entry?.brandId)
  const ofProduct = (entry?.categories.ids ?? []).flatMap(
    (categoryId) => categories.find((one) => one.id === categoryId) ?? [],
  )
  const chosen = (options ?? []).flatMap(
    ([code, value]) => attributeByCode.get(code)?.options.find((option) => option.value === value) ?? [],
  )
  const byLanguage: Partial<Record<LanguageCode, Texts>> = {}
  for (const { code } of languages) {
    const own = texts?.[code]
    if (!own) continue
    const nameIn = ({ names }: Named): string => names[code] ?? ''
    byLanguage[code] = {
      name: own[0],
      short: own[1],
      facts: own[2],
      brand: brand ? nameIn(brand) : '',
      categories: ofProduct.map(nameIn),
      options: chosen.map(({ label }) => inLanguage(label, code)),
    }
  }
  return { skus, byLanguage }
}
