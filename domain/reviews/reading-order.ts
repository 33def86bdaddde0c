import { languages } from '../store/languages.ts'

const languageOf = (tag: string) => tag.split('-')[0]

/**
 * Returns the stores whose reviews a reader is shown first: those in the page's language, then those in the same
 * language in another script. Reviews of all other stores follow.
 */
export function storesReadFirst(storeId: number): number[] {
  const own = languages.find((language) => language.storeId === storeId)
  if (!own) return [storeId]
  const related = languages.filter((language) => languageOf(language.tag) === languageOf(own.tag))
  return [storeId, ...related.map((language) => language.storeId).filter((id) => id !== storeId)]
}
