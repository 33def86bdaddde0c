import { oneScript } from './han.ts'

const han = /\p{Script=Han}+/gu
const thai = /[\u0e00-\u0e7f]+/g
/** Han, Thai and the stops between them. */
const unspaced = /[\p{Script=Han}\u0e00-\u0e7f、。，：；！？（）·]+/gu
const ascii = /^[ -~\n]*$/
const pairs = (run: string): string[] => (run.length < 2 ? [run] : Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)))
const plain = (text: string): string => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '').replace(/đ/gi, 'd').toLowerCase()

/** Words between everything that is neither a letter nor a digit. */
const latin = (text: string): string[] => (ascii.test(text) ? text.toLowerCase().split(/[^a-z0-9]+/) : plain(text).split(/[^\p{L}\p{N}]+/u)).filter(Boolean)

/** @param alone whether each Han character is a word besides the pairs */
function split(text: string, alone: boolean): string[] {
  if (ascii.test(text)) return latin(text)
  const folded = oneScript(text.normalize('NFC')), hans = folded.match(han) ?? [], thais = folded.match(thai) ?? []
  return [...hans.flatMap(pairs), ...thais.flatMap(pairs), ...latin(folded.replace(unspaced, ' ')), ...(alone ? hans.flatMap((run) => [...run]) : [])]
}

/** Latin and Vietnamese by word without marks; Han and Thai, which set no spaces, by overlapping pairs of characters. */
export const words = (text: string): string[] => split(text, false)

/** The words that find a text: also each Han character, for questions of one. */
export const indexedWords = (text: string): string[] => split(text, true)
