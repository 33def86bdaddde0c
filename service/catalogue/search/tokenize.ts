import { toSimplified } from './han.ts'
import { soundOfThai } from './thai.ts'

/** A token: a Latin word, or a run of Han or Thai characters, which are written without spaces. */
export interface Token {
  readonly script: 'latin' | 'han' | 'thai'
  /** Normalised for look-up: simplified Han, Thai by sound, Latin without diacritics and in the singular. */
  readonly text: string
  /** Latin in lower case with its diacritics; otherwise the same as `text`. */
  readonly written: string
}

const RUNS =
  /(?<han>\p{Script=Han}+)|(?<thai>[\u0e00-\u0e7f]+)|(?<latin>[[\p{L}\p{M}\p{N}]--[\p{Script=Han}\u0e00-\u0e7f]]+)/gv
/** Thai and Chinese units on packs, in the Latin letters that everybody types. */
const units: readonly (readonly [RegExp, string])[] = [
  [/มก\.?(?![\u0e00-\u0e7f])/g, ' mg '],
  [/毫克/g, ' mg '],
  [/微克|µg|μg/g, ' mcg '],
]

/** Lower-cases and removes diacritics: "Nghệ" → "nghe". */
export const withoutMarks = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('đ', 'd')

/** Singular of English plurals. The few words in -s of other languages change the same way in query and text. */
function singular(word: string): string {
  if (word.length < 4 || !/^[a-z]+s$/.test(word) || /(ss|us|is)$/.test(word)) return word
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1)
}

/** Separates numbers from words and units ("omega3", "1000mg"), but keeps names of vitamins ("b12", "d3", and both of "d3k2"). */
const splitNumbers = (word: string): string[] =>
  word
    .replace(/(\p{L}{4,})(\d)|(\p{L})(\d{3,})/gu, '$1$3 $2$4')
    .replace(/(\d)(?=\p{L}\d)/gu, '$1 ')
    .replace(/(\d)(\p{L}+)$/u, '$1 $2')
    .split(' ')

const latinToken = (written: string): Token => ({
  script: 'latin',
  text: singular(withoutMarks(written)),
  written,
})

/** The tokens of a text, in order. */
export function tokensOf(text: string): Token[] {
  let folded = text.normalize('NFKC').toLowerCase()
  for (const [unit, plain] of units) folded = folded.replace(unit, plain)
  folded = folded.replace(/['’]s\b/g, 's')
  const tokens: Token[] = []
  for (const { groups } of folded.matchAll(RUNS)) {
    const { han, thai, latin } = groups as Partial<Record<Token['script'], string>>
    if (han) {
      const simplified = toSimplified(han)
      tokens.push({ script: 'han', text: simplified, written: simplified })
    } else if (thai) {
      const sound = soundOfThai(thai)
      if (sound) tokens.push({ script: 'thai', text: sound, written: sound })
    } else if (latin) for (const word of splitNumbers(latin)) tokens.push(latinToken(word))
  }
  return tokens
}

/** Overlapping pairs of characters; a single character on its own. */
export const pairsOf = (run: string): string[] => {
  const characters = [...run]
  return characters.length < 2
    ? characters
    : characters.slice(1).map((character, at) => characters[at]! + character)
}

/** Index keys of a token: pairs for Han and Thai, and each Han character on its own. */
export const wordsOfToken = ({ script, text }: Token): string[] =>
  script === 'latin'
    ? [text]
    : script === 'han' && text.length > 1
      ? [...pairsOf(text), ...text]
      : pairsOf(text)
