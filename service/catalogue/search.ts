import type { Db } from '#service/db/db.ts'
import type { LanguageCode } from './data/model.ts'
import { madeOnce, wordsOf, type Catalogue } from './kept-catalogue.ts'
import { search, type Found, type WordIndex } from './word-index.ts'

/** Longer questions are cut. */
const LONGEST = 100
/** So many questions are remembered: each takes a byte a product. */
const MOST_QUESTIONS = 20

/** Languages in which a question is looked up, each with how much it counts: both Chinese scripts find the same, and English names help everybody. */
const languagesFor = (language: LanguageCode): readonly (readonly [LanguageCode, number])[] => {
  const other = language === 'zh_cn' ? 'zh_hk' as const : language === 'zh_hk' ? 'zh_cn' as const : undefined
  return [[language, 1], ...(other ? [[other, 0.7] as const] : []), ...(language === 'en' ? [] : [['en', 0.7] as const])]
}

/** The products that fit all words of `text`, best first. */
export async function findProducts(db: Db, catalogue: Catalogue, language: LanguageCode, text: string): Promise<Found> {
  const wanted = text.trim().slice(0, LONGEST)
  const indices: (readonly [WordIndex, number])[] = []
  for (const [code, share] of languagesFor(language)) indices.push([await wordsOf(db, catalogue, code), share])
  return madeOnce(catalogue.found, `${language} ${wanted}`, () => search(indices, wanted, catalogue.entries.length), MOST_QUESTIONS)
}
