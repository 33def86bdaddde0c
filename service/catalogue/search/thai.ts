/**
 * Letters of Thai that sound alike at the beginning or the end of a syllable, the last of each group standing for all.
 * Loanwords such as โอเมก้า, คอลลาเจน and โพรไบโอติก are spelt in many ways; the groups are those of the Thai Soundex of
 * Udompanich (1983), with the aspirated series joined to the unaspirated one.
 */
const alike: readonly string[] = [
  'ขฃคฅฆก',
  'ฉชฌจ',
  'ศษสซ',
  'ญย',
  'ฎฏฐฑฒดตถทธต',
  'ณน',
  'ผพภปบ',
  'ฝฟ',
  'ฬรฤล',
  'ใไ',
  'ฮห',
  'ีึืิ',
  'ูุ',
  'แเ',
]
const standsFor = new Map(alike.flatMap((group) => [...group].map((letter) => [letter, [...group].at(-1)!])))

/** Spells Thai by sound: no tone marks, no silenced letters, one letter for those that sound alike, no doubled ล. */
export const soundOfThai = (text: string): string =>
  text
    .normalize('NFKC')
    // tone marks
    .replace(/[\u0e48-\u0e4b]/g, '')
    // sara am, which NFKC takes apart
    .replace(/\u0e4d\u0e32/g, '\u0e31\u0e21')
    // letters that a thanthakhat silences
    .replace(/[\u0e01-\u0e2e][\u0e34\u0e38]?\u0e4c/g, '')
    .replace(/[\u0e3a\u0e47-\u0e4e]/g, '')
    .replace(/./gu, (letter) => standsFor.get(letter) ?? letter)
    .replace(/ล+/g, 'ล')
