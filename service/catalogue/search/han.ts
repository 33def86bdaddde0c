import table from './han-table.json' with { type: 'json' }

/** Simplified form of a character, and its syllables in Mandarin and Cantonese without tones. */
interface Character {
  readonly simplified: string
  readonly pinyin: string
  readonly jyutping: string
}

const characters = new Map<string, Character>(
  table.characters.split('\n').map((line) => {
    const [written = '', pinyin = '', jyutping = ''] = line.split(' ')
    const [character = '', simplified = character] = [...written]
    return [character, { simplified, pinyin, jyutping }]
  }),
)
/** Words with a reading that differs from that of their characters (參 is sam in 人參), with Mandarin and Cantonese syllables. */
const tableWords = Object.entries(table.words)

/** Syllables of a run of characters; covers words in both scripts. */
function syllablesOf(run: string, sound: 'pinyin' | 'jyutping'): string[] {
  const syllables = [...run].map((character) => characters.get(character)?.[sound] ?? '')
  for (const [word, [mandarin = '', cantonese = '']] of tableWords) {
    const at = run.indexOf(word)
    if (at >= 0) syllables.splice(at, word.length, ...(sound === 'pinyin' ? mandarin : cantonese).split(' '))
  }
  return syllables
}

/** Mandarin syllables of a run of characters. */
export const mandarinOf = (run: string): string[] => syllablesOf(run, 'pinyin')
/** Cantonese syllables of a run of characters. */
export const cantoneseOf = (run: string): string[] => syllablesOf(run, 'jyutping')

/**
 * Writes every Han character in its simplified form: 維, 维 → 维. Works character by character, so that a half-typed
 * word becomes the beginning of the whole one. Regional vocabulary (維他命, 维生素) is left to the thesaurus.
 */
export const toOneScript = (text: string): string =>
  text.replace(/\p{Script=Han}/gu, (character) => characters.get(character)?.simplified ?? character)
