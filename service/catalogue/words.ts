import { oneScript } from './han.ts'

const han = /\p{Script=Han}+/gu
const thai = /[\u0e00-\u0e7f]+/g
const ascii = /^[ -~\n]*$/
const pairs = (run: string): string[] => (run.length < 2 ? [run] : Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)))
const plain = (text: string): string => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '').replace(/đ/gi, 'd').toLowerCase()

/** Latin and Vietnamese by word without marks; Han and Thai, which set no spaces, by overlapping pairs of characters. */
export function words(text: string): string[] {
  if (ascii.test(text)) return text.toLowerCase().split(/[^a-z0-9]+/).filter(Boolean)
  const lower = oneScript(text.normalize('NFC'))
  const runs = [...(lower.match(han) ?? []), ...(lower.match(thai) ?? [])].flatMap(pairs)
  return [...runs, ...plain(lower.replace(han, ' ').replace(thai, ' ')).split(/[^\p{L}\p{N}]+/u).filter(Boolean)]
}

/** The words that find a text: also each Han character, for questions of one. */
export const indexedWords = (text: string): string[] => (ascii.test(text) ? words(text) : [...words(text), ...(oneScript(text).match(/\p{Script=Han}/gu) ?? [])])
