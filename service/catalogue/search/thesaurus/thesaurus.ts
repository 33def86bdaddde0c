import { tokensOf, withoutMarks, type Token } from '../tokenize.ts'
import { soundsOf } from '../sounds.ts'
import { needs, type Need } from './needs.ts'
import { stopWords } from './stop-words.ts'
import { substances } from './substances.ts'

/** Key of an ingredient, a need or a form, for which all languages have words. */
export type Concept = string

/**
 * Concepts of the tokens from `from` up to, not including, `to`. `start` and `end`: position within a single run of
 * characters.
 */
export interface Match {
  readonly from: number
  readonly to: number
  readonly concepts: readonly Concept[]
  /** The recognised part of a run of characters; undefined for whole tokens. */
  readonly part?: readonly [start: number, end: number]
}

/** Characters without meaning for a search, within a run. */
export const STOP: Concept = '-'
/**
 * Minimum length of a term within a longer run, because shorter ones occur in other words by chance (脑 in 电脑). Texts
 * of the shop name ingredients by single characters (温和铁), but their Thai has no spaces to separate words.
 */
const leastOf = (script: Token['script'], isText: boolean): number =>
  script === 'thai' ? (isText ? 5 : 4) : script === 'han' && !isText ? 2 : 1
/** Length of the longest term, in words and in characters of a run. */
const MOST_WORDS = 5
const MOST_CHARACTERS = 36

const isTerm = (value: string): boolean => value !== ''
const termsOf = (list: string): string[] =>
  list
    .split('|')
    .map((term) => term.trim())
    .filter(isTerm)
/** Normalises a term: no spaces, no diacritics; "fish oil", "fish-oil" and "fishoil" are the same. */
const joined = (tokens: readonly Token[], text: 'text' | 'written' = 'text'): string =>
  tokens.map((token) => token[text]).join('')

const plain = new Map<string, Concept[]>()
/** Vietnamese terms with their diacritics: if typed with them, they mean exactly these. */
const marked = new Map<string, Concept[]>()
const bySound = new Map<string, Concept[]>()
const firstWords = new Set<string>()
/** Prefixes of terms in Han and Thai characters, to end a search early. */
const beginnings = new Set<string>()
const single = new Set<string>()
const note = (map: Map<string, Concept[]>, key: string, concept: Concept): void => {
  const known = map.get(key)
  if (!known) map.set(key, [concept])
  else if (!known.includes(concept)) known.push(concept)
}

function enter(concept: Concept, term: string): void {
  const tokens = tokensOf(term)
  const key = joined(tokens)
  note(plain, key, concept)
  note(marked, joined(tokens, 'written'), concept)
  if (withoutMarks(term) === term) note(marked, key, concept)
  for (const { text, script } of tokens) if (script === 'latin' && !/^\d+$/.test(text)) single.add(text)
  const [first] = tokens
  if (!first) return
  if (first.script === 'latin') firstWords.add(first.text)
  else for (let end = 1; end <= key.length; end++) beginnings.add(key.slice(0, end))
  const han = term.replace(/[^\p{Script=Han}]/gu, '')
  const letters = term.replace(/[^a-zA-Z\d]/g, '').toLowerCase()
  const sounds = han && tokens.every(({ script }) => script !== 'thai') ? soundsOf(han) : []
  // Latin text is typed as it is: 维生素C, weishengsuc.
  for (const sound of [sounds[0], sounds[1]]) if (sound) note(bySound, sound + letters, concept)
  if ([...han].length > 2) note(bySound, sounds.at(-1)! + letters, concept)
}

for (const [concept, list] of Object.entries(substances))
  for (const term of termsOf(list)) enter(concept, term)
for (const [concept, { words }] of Object.entries(needs))
  for (const term of termsOf(words)) enter(concept, term)
const stops = new Set(
  stopWords.flatMap((list) => list.split(' ')).map((word) => tokensOf(word)[0]?.written ?? ''),
)

for (const list of stopWords)
  for (const word of list.split(' ')) if (tokensOf(word)[0]?.script !== 'latin') enter(STOP, word)

/** Sorted, for completing half-typed words. */
const sorted = [...plain.keys()].sort()

/** Latin words of all terms, as candidates for corrections. */
export const thesaurusWords: ReadonlySet<string> = single

/** Whether a word means nothing for a search: "for", "untuk", "cho". */
export const isStopWord = ({ written, text }: Token): boolean =>
  stops.has(written) || (text === written && stops.has(text))

/**
 * Concepts of tokens written together. Vietnamese diacritics are taken literally, unless they match no term and may
 * be a typing mistake.
 * @param isText a text of the shop, which has no typing mistakes
 */
export function conceptsOf(tokens: readonly Token[], isText = false): readonly Concept[] {
  const written = joined(tokens, 'written')
  const exact = marked.get(written)
  if (exact) return exact
  if (!isText) return plain.get(joined(tokens)) ?? []
  return (written === withoutMarks(written) && marked.get(joined(tokens))) || []
}

/** Concepts of a Chinese word typed by sound; undefined for an unknown one. */
export const conceptsBySound = (letters: string): readonly Concept[] | undefined => bySound.get(letters)

/** Completions of a half-typed word. */
export function conceptsStartingWith(start: string, limit = 12): Concept[] {
  let low = 0,
    high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! < start) low = middle + 1
    else high = middle
  }
  const found = new Set<Concept>()
  for (let at = low; sorted[at]?.startsWith(start) && found.size < limit; at++)
    for (const concept of plain.get(sorted[at]!)!) found.add(concept)
  return [...found]
}

/** All terms without spaces, for comparing misspelt ones. */
export const terms = (): IterableIterator<[string, Concept[]]> => plain.entries()

/** The longest term that begins with the token at `from`, if any. */
function wordsAt(tokens: readonly Token[], from: number, isText: boolean): Match | undefined {
  if (!firstWords.has(tokens[from]!.text) && !plain.has(tokens[from]!.text)) return undefined
  for (let to = Math.min(tokens.length, from + MOST_WORDS); to > from; to--) {
    const concepts = conceptsOf(tokens.slice(from, to), isText)
    if (concepts.length > 0) return { from, to, concepts }
  }
  return undefined
}

/**
 * The longest term within a run of characters from `start` on. At the end of a run it may continue with the next
 * words ("维生素 C").
 */
function charactersAt(
  tokens: readonly Token[],
  from: number,
  start: number,
  isText: boolean,
): Match | undefined {
  const { text, script } = tokens[from]!
  const least = leastOf(script, isText)
  const next = tokens[from + 1]
  const rest = text.slice(start)
  const after = next?.script === 'latin' || next?.script === script ? next.text : undefined
  if (after !== undefined && rest.length <= MOST_CHARACTERS) {
    const concepts = plain.get(rest + after)
    if (concepts) return { from, to: from + 2, concepts, part: [start, text.length] }
  }
  let longest: Match | undefined
  for (let length = 1; length <= Math.min(rest.length, MOST_CHARACTERS); length++) {
    const part = rest.slice(0, length)
    if (!beginnings.has(part)) break
    const concepts = plain.get(part)
    if (concepts && (length >= least || (length === text.length && !isText)))
      longest = { from, to: from + 1, concepts, part: [start, start + length] }
  }
  return longest
}

/** All terms in a text of the shop, longest first from left to right, without overlaps. */
export function termsInText(tokens: readonly Token[]): Match[] {
  const matches: Match[] = []
  for (let at = 0; at < tokens.length;) {
    const found =
      tokens[at]!.script === 'latin' ? [wordsAt(tokens, at, true) ?? []].flat() : runTerms(tokens, at, true)
    matches.push(...found)
    at = Math.max(at + 1, ...found.map(({ to }) => to))
  }
  return matches
}

/** The longest terms of a run of characters, from left to right. */
function runTerms(tokens: readonly Token[], at: number, isText: boolean): Match[] {
  const matches: Match[] = []
  for (let start = 0; start < tokens[at]!.text.length;) {
    const match = charactersAt(tokens, at, start, isText)
    if (match) matches.push(match)
    start = match?.part?.[1] ?? start + 1
  }
  return matches
}

/** Terms that together make up a whole run, as few as possible; undefined if there are none. */
function wholeRun(tokens: readonly Token[], at: number): Match[] | undefined {
  const { text } = tokens[at]!
  const best: (Match[] | undefined)[] = [[]]
  for (let end = 1; end <= text.length; end++)
    for (let start = Math.max(0, end - MOST_CHARACTERS); start < end; start++) {
      const before = best[start],
        concepts = plain.get(text.slice(start, end))
      if (before && concepts && before.length + 1 < (best[end]?.length ?? Infinity))
        best[end] = [...before, { from: at, to: at + 1, concepts, part: [start, end] }]
    }
  return best[text.length]
}

/** The terms of a query that begin with the token at `at`. */
export function termsAt(tokens: readonly Token[], at: number): Match[] {
  if (tokens[at]!.script === 'latin') return [wordsAt(tokens, at, false) ?? []].flat()
  const found = runTerms(tokens, at, false)
  return found.some(({ to }) => to > at + 1) ? found : (wholeRun(tokens, at) ?? found)
}

/** Concepts of exactly these characters. */
export const conceptsOfRun = (text: string): readonly Concept[] => plain.get(text) ?? []

/** Substitutes that customers also buy, best first. */
const relatedTo: Readonly<Record<Concept, readonly Concept[]>> = {
  fishOil: ['epa', 'krillOil', 'dha', 'algalOil'],
}
export const related = (concept: Concept): readonly Concept[] => relatedTo[concept] ?? []

/** A need in the six languages with what serves it, best first. */
export const needOf = (concept: Concept): Need | undefined => (needs as Record<string, Need>)[concept]

/** All needs that can be suggested, with their keys. */
export const suggestedNeeds: readonly (readonly [Concept, Need & { label: NonNullable<Need['label']> }])[] = (
  Object.entries(needs) as [Concept, Need][]
).flatMap(([key, need]) => (need.label ? [[key, { ...need, label: need.label }] as const] : []))
