import type { Six } from '#service/languages/six-languages.ts'
import {
  conceptsStartingWith,
  STOP,
  suggestedNeeds,
  termsAt,
  termsInText,
  type Concept,
} from './thesaurus/thesaurus.ts'
import { tokensOf, withoutMarks, type Token } from './tokenize.ts'

/** Minimum length of a word's beginning, in letters or Chinese characters, before it is matched. */
const LEAST = { latin: 3, thai: 3, han: 1 } as const

/** Concepts of a text being typed: those of its terms and those that its last word may be the beginning of. */
function conceptsIn(text: string): ReadonlySet<Concept> {
  const tokens = tokensOf(text)
  const found = new Set(tokens.flatMap((_, at) => termsAt(tokens, at).flatMap(({ concepts }) => concepts)))
  const last = tokens.at(-1)
  if (last && last.text.length >= LEAST[last.script])
    for (const concept of conceptsStartingWith(tokens.map((token) => token.text).join(''))) found.add(concept)
  found.delete(STOP)
  return found
}

/** Whether a typed part begins a word; typed diacritics must match. */
const isBegun = (part: Token, word: Token): boolean =>
  part.script !== 'latin'
    ? word.text.includes(part.text)
    : withoutMarks(part.written) === part.written
      ? word.text.startsWith(part.text)
      : word.written.startsWith(part.written)

/** Needs that a text expresses, and a test for category names by their words or meaning. */
export function meaningOf(text: string): {
  needs: readonly Six[]
  fits: (name: string) => 'named' | 'meant' | undefined
} {
  const concepts = conceptsIn(text)
  const typed = tokensOf(text)
  return {
    needs: suggestedNeeds.flatMap(([key, { label }]) => (concepts.has(key) ? [label] : [])),
    fits: (name) => {
      const nameTokens = tokensOf(name)
      const isNamed =
        typed.length > 0 && typed.every((part) => nameTokens.some((word) => isBegun(part, word)))
      if (isNamed) return 'named'
      return termsInText(nameTokens).some((match) => match.concepts.some((concept) => concepts.has(concept)))
        ? 'meant'
        : undefined
    },
  }
}
