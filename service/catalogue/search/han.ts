import { pinyin } from 'pinyin-pro'
import table from './han-table.json' with { type: 'json' }

/** Simplified forms of traditional characters, as OpenCC has them (scripts/han-table.mjs). */
const simplifiedOf = new Map(
  Array.from(table.simplified.matchAll(/(.)(.)/gu), ([, traditional = '', simplified = '']) => [
    traditional,
    simplified,
  ]),
)

/**
 * Writes every Han character in its simplified form: 維, 维 → 维. Converts character by character, so that a half-typed
 * word becomes the beginning of the whole one. Regional vocabulary (維他命, 维生素) is left to the thesaurus.
 */
export const toSimplified = (text: string): string =>
  text.replace(/\p{Script=Han}/gu, (character) => simplifiedOf.get(character) ?? character)

/** Mandarin syllables of a run of simplified characters, without tones and with v for ü. */
export const mandarinOf = (run: string): string[] => pinyin(run, { toneType: 'none', type: 'array', v: true })

const jyutpingOf = new Map(
  Object.entries(table.jyutping).flatMap(([syllable, characters]) =>
    [...characters].map((character) => [character, syllable] as const),
  ),
)
/** Words with a reading that differs from that of their characters: 参 is caam alone and sam in 人参. */
const wordReadings = Object.entries(table.jyutpingOfWords)

/** Cantonese syllables of a run of simplified characters, in Jyutping without tones. */
export function cantoneseOf(run: string): string[] {
  const syllables = Array.from(run, (character) => jyutpingOf.get(character) ?? '')
  for (const [word, readings] of wordReadings) {
    const at = run.indexOf(word)
    if (at >= 0) syllables.splice(at, word.length, ...readings)
  }
  return syllables
}
