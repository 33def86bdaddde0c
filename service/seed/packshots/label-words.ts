import type { LanguageCode } from '#domain/store/languages.ts'
import type { LabelWords, PackSpec } from './spec.ts'

/** Simplified characters by their traditional ones, read off texts that stand in both with the same length. */
export function traditionalOf(
  pairs: Iterable<readonly [simplified: string, traditional: string]>,
): Map<string, string> {
  const found = new Map<string, string>()
  for (const [simplified, traditional] of pairs) {
    const from = [...simplified]
    const to = [...traditional]
    if (from.length !== to.length) continue
    for (const [index, letter] of from.entries()) {
      const other = to[index] ?? letter
      if (/\p{Script=Han}/u.test(letter) && other !== letter && !found.has(letter)) found.set(letter, other)
    }
  }
  return found
}

/** Breaks a name in two lines at the word end nearest its middle, when it is longer than `most` letters. */
export function inTwoLines(name: string, language: LanguageCode, most = 11): string[] {
  if (name.length <= most) return [name]
  const ends =
    language === 'th'
      ? [...new Intl.Segmenter('th', { granularity: 'word' }).segment(name)].map(({ index }) => index)
      : [...name.matchAll(/ /g)].map(({ index }) => index)
  const middle = name.length / 2
  const [at] = ends.filter((end) => end > 0).sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
  return at === undefined ? [name] : [name.slice(0, at).trim(), name.slice(at).trim()]
}

/**
 * The words of a label in the language of the page. Chinese pages print the short Han name over the Latin one, English ones the
 * Latin name alone, the others the product's own name without its strength over the Latin one.
 * @param name the product's name in that language
 * @param brand the maker's name by language
 */
export function labelWords(
  spec: PackSpec,
  language: LanguageCode,
  name: string,
  brand: Readonly<Record<string, string>> | undefined,
  traditional: ReadonlyMap<string, string>,
): LabelWords {
  const own = brand === undefined || brand['en'] === 'Jadeleaf'
  const maker = { name: brand?.[language] ?? brand?.['en'] ?? 'Jadeleaf', isOwn: own }
  switch (language) {
    case 'zh_cn':
      return { lines: [spec.name], sub: spec.latin, brand: maker }
    case 'zh_hk':
      return {
        lines: [[...spec.name].map((letter) => traditional.get(letter) ?? letter).join('')],
        sub: spec.latin,
        brand: maker,
      }
    case 'en':
      return { lines: inTwoLines(spec.latin, language), sub: '', brand: maker }
    default: {
      const short = name.replace(/\s+(\d|\().*$/u, '').trim() || spec.latin
      return {
        lines: inTwoLines(short, language),
        sub: short.toLowerCase() === spec.latin.toLowerCase() ? '' : spec.latin,
        brand: maker,
      }
    }
  }
}
