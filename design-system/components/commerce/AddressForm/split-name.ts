import type { ParsedAddress } from './parsed-address.ts'
import { doubleSurnames, romanisedSurnames } from './place-names.ts'

type Name = Required<Pick<ParsedAddress, 'lastname' | 'firstname'>>

const honorific = /(?:先生|女士|小姐|太太)$/u
const isCapital = (word: string) => /^\p{Lu}{2,}$/u.test(word)
const isSurname = (word: string | undefined) => romanisedSurnames.has((word ?? '').toLowerCase())

function splitHan(name: string): Name {
  const bare = name.replace(honorific, '')
  const characters = Array.from(bare)
  const isDouble = doubleSurnames.some((surname) => bare.startsWith(surname)) && characters.length > 2
  const length = isDouble ? 2 : 1
  return { lastname: characters.slice(0, length).join(''), firstname: characters.slice(length).join('') }
}

/** Hong Kong writes CHAN Tai Man and Chan Tai Man; elsewhere the surname comes last. */
function isSurnameFirst(parts: readonly string[]): boolean {
  const [first = '', last = ''] = [parts[0], parts.at(-1)]
  if (isCapital(first) !== isCapital(last)) return isCapital(first)
  return isSurname(first) && !isSurname(last)
}

/**
 * Splits a name into surname and given name. A Chinese surname is the first one or two characters; a Latin one is in
 * capitals, a known Hong Kong surname, or the last word.
 */
export function splitName(name: string): Name {
  if (/^\p{Script=Han}+$/u.test(name)) return splitHan(name)
  const parts = name.split(/[\s,]+/).filter(Boolean)
  return isSurnameFirst(parts)
    ? { lastname: parts[0] ?? '', firstname: parts.slice(1).join(' ') }
    : { lastname: parts.at(-1) ?? '', firstname: parts.slice(0, -1).join(' ') }
}
