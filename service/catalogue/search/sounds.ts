import { LRUCache } from 'lru-cache'
import { cantoneseOf, mandarinOf } from './han.ts'

/** Mandarin as typed in Latin letters: no tones, no spaces, v for ü. */
export const asPinyin = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ü', 'v')
    .replace(/[^a-z]/g, '')

/** Cantonese as typed in Hong Kong: Jyutping without tones, with one a, y for j and gw for kw. */
export const asCantonese = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/jy|j/g, 'y')
    .replaceAll('kw', 'gw')
    .replaceAll('aa', 'a')

/** Maximum number of characters of a run whose sounds are indexed; nobody types more of a name. */
const LONGEST = 12

function spoken(run: string): readonly string[] {
  const start = [...run].slice(0, LONGEST).join('')
  const mandarin = mandarinOf(start)
  const cantonese = cantoneseOf(start)
  const spellings = new Set<string>()
  for (let from = 0; from < mandarin.length; from++) {
    spellings.add(asPinyin(mandarin.slice(from).join('')))
    spellings.add(asCantonese(cantonese.slice(from).join('')))
  }
  if (mandarin.length > 1) spellings.add(mandarin.map((syllable) => syllable[0] ?? '').join(''))
  spellings.delete('')
  return [...spellings]
}

const sounds = new LRUCache<string, readonly string[]>({ max: 20_000, memoMethod: spoken })

/**
 * Spellings of a run of Han characters typed by sound: its syllables in Mandarin and Cantonese, from each character
 * to the end, and its Mandarin initials.
 */
export const soundsOf = (run: string): readonly string[] => sounds.memo(run)
