/**
 * The room that printed words take, in ems. SVG is drawn without a browser, so these are estimates for bold sans letters, a
 * little on the wide side; labels.browser.test.ts compares them with what a browser draws.
 */
const isMark = (letter: string): boolean => /\p{M}/u.test(letter)
export const isHan = (words: string): boolean => /\p{Script=Han}/u.test(words)
export const isThai = (words: string): boolean => /\p{Script=Thai}/u.test(words)

function widthOf(letter: string): number {
  if (isMark(letter)) return 0
  if (letter >= '⺀') return 1
  if (isThai(letter)) return 0.66
  if (/[iljtfrI.,'’·:!|() -]/.test(letter)) return 0.4
  if (/[mwMW@%]/.test(letter)) return 0.95
  return /\p{Lu}/u.test(letter) ? 0.74 : 0.62
}

/** Width of words in ems. */
export const ems = (words: string): number =>
  [...words.normalize('NFC')].reduce((sum, letter) => sum + widthOf(letter), 0)

/** How far letters reach above (`rise`) and below (`drop`) the line they stand on, in ems. */
export function reach(words: string): { rise: number; drop: number } {
  if (isThai(words)) return { rise: 1.08, drop: 0.28 }
  if (isHan(words)) return { rise: 0.87, drop: 0.13 }
  // Vietnamese stacks its marks on capitals
  return /[ÀÁÂÃĂÈÉÊÌÍÒÓÔÕƠÙÚƯÝẠ-ỹ]/.test(words) ? { rise: 0.98, drop: 0.24 } : { rise: 0.76, drop: 0.22 }
}
