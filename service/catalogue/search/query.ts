// Long: resolves one query, from exact words to corrections; the steps share the word indices.
import { languages, type LanguageCode } from '#domain/store/languages.ts'
import { bareSku, type ProductIndex } from './product-index.ts'
import { asCantonese, asPinyin, soundsOf } from './sounds.ts'
import { distance, mistakesIn } from './spelling.ts'
import {
  conceptsBySound,
  conceptsOf,
  conceptsOfRun,
  conceptsStartingWith,
  isStopWord,
  needOf,
  related,
  STOP,
  termsAt,
  terms,
  type Concept,
  type Match,
} from './thesaurus/thesaurus.ts'
import { pairsOf, withoutMarks, type Token } from './tokenize.ts'
import type { WordIndex } from './word-index.ts'

/** Words of one index that must all occur in a product; each with its weight. */
interface Phrase {
  readonly index: WordIndex
  readonly words: readonly string[]
  readonly share: number
  /** One of the words is enough, for example the completions of a half-typed word. */
  readonly isAny?: boolean
}
/** Indices to search, each with its weight. */
type Indices = readonly (readonly [WordIndex, number])[]

/** A part of a query: products match it that have one of its concepts or phrases. */
export interface Unit {
  readonly concepts: ReadonlyMap<Concept, number>
  readonly phrases: readonly Phrase[]
  /** Affects only the order of results, unless the query has no other part. */
  readonly isOptional: boolean
}

/** Weights relative to the plain word: other languages, sounds, beginnings, corrections, needs and replacements. */
const OTHER = 0.5,
  BEGINNING = 0.6,
  SOUND = 0.5,
  CORRECTED = 0.5,
  SERVED = 0.55,
  RELATED = 0.2

const isChinese = (language: LanguageCode): boolean => language.startsWith('zh')

/** The concepts of a need: itself and, in order, what serves it. */
function expand(concepts: readonly Concept[], share = 1): Map<Concept, number> {
  const all = new Map<Concept, number>()
  const add = (concept: Concept, weight: number) => all.set(concept, Math.max(all.get(concept) ?? 0, weight))
  for (const concept of concepts) {
    add(concept, share)
    const served = needOf(concept)?.serves.split(' ').filter(Boolean) ?? []
    for (const [at, one] of served.entries()) add(one, share * SERVED * (1 - at * 0.07))
    for (const [at, one] of related(concept).entries()) add(one, share * RELATED * (1 - at * 0.1))
  }
  return all
}

const NOTHING: Unit = { concepts: new Map(), phrases: [], isOptional: false }
const unitOf = (concepts: readonly Concept[], phrases: readonly Phrase[], share = 1): Unit => ({
  concepts: expand(concepts, share),
  phrases,
  isOptional: concepts.length > 0 && concepts.every((concept) => needOf(concept)?.isOptional),
})
const isFound = ({ concepts, phrases }: Unit): boolean => concepts.size > 0 || phrases.length > 0
const optional = (unit: Unit): Unit => ({ ...unit, isOptional: true })

/** Beside another term, "vitamins" means any supplement: "vitamins for hair". */
const asGeneral = (unit: Unit, _: number, all: readonly Unit[]): Unit =>
  unit.concepts.has('vitamin') &&
  all.some((other) => other !== unit && other.concepts.size > 0 && !other.isOptional)
    ? optional(unit)
    : unit

/** Phrases of the indices that contain all the words. */
const phrasesIn = (indices: Indices, words: readonly string[], factor = 1): Phrase[] =>
  words.length === 0
    ? []
    : indices.flatMap(([index, share]) =>
        words.every((word) => index.has(word)) ? [{ index, words, share: share * factor }] : [],
      )

/** Looks up query words in the indices of one language site. */
export class Question {
  readonly #index: ProductIndex
  readonly #language: LanguageCode
  readonly #isUnfinished: boolean
  readonly #near: Indices
  readonly #far: Indices

  /** @param isUnfinished the last word is being typed and may be the beginning of another */
  constructor(index: ProductIndex, language: LanguageCode, isUnfinished = false) {
    this.#index = index
    this.#language = language
    this.#isUnfinished = isUnfinished
    const near = new Set<LanguageCode>([
      language,
      ...(isChinese(language) ? (['zh_cn', 'zh_hk'] as const) : []),
      'en',
    ])
    this.#near = [
      ...[...near].map((code) => [index.words[code], code === language ? 1 : 0.7] as const),
      [index.skus, 0.8],
    ]
    this.#far = languages.filter(({ code }) => !near.has(code)).map(({ code }) => [index.words[code], OTHER])
  }

  /** Splits a query into parts. Parts that match nothing have neither concepts nor phrases. */
  units(tokens: readonly Token[]): Unit[] {
    const sku = bareSku(tokens.map(({ written }) => written).join(''))
    if (sku.length > 5 && tokens.length > 1 && this.#index.skus.has(sku))
      return [unitOf([], [{ index: this.#index.skus, words: [sku], share: 1 }])]
    const heard = this.#heard(tokens)
    if (heard) return [heard]
    const units = this.#split(tokens)
    if (units.length > 0 && units.every(isFound)) return units
    const mended = this.#mend(tokens)
    if (mended) return this.#split(mended)
    const misspelt = this.#misspeltTerm(tokens.map(({ text }) => text).join(''))
    return isFound(misspelt) ? [misspelt] : units
  }

  #split(tokens: readonly Token[], withStopWords = false): Unit[] {
    const units: Unit[] = []
    for (let at = 0; at < tokens.length;) {
      const token = tokens[at]!
      const found = termsAt(tokens, at)
      const matches = found[0]?.to === at + 1 && this.#isExactWord(token) ? [] : found
      const isLast = Math.max(at + 1, ...matches.map(({ to }) => to)) === tokens.length
      if (token.script !== 'latin') units.push(...this.#run(token, matches, isLast))
      else if (matches[0])
        units.push(this.#term(tokens.slice(at, matches[0].to), matches[0].concepts, isLast))
      else if (withStopWords || !isStopWord(token)) units.push(this.#word(token, isLast))
      at = Math.max(at + 1, ...matches.map(({ to }) => to))
    }
    return units.length > 0 || withStopWords ? units.map(asGeneral) : this.#split(tokens, true)
  }

  /** Whether a word occurs in texts with exactly its diacritics, although it looks like a term without them: đậu is not dâu. */
  #isExactWord(token: Token): boolean {
    const isMarked = token.script === 'latin' && withoutMarks(token.written) !== token.written
    return (
      isMarked &&
      conceptsOf([token], true).length === 0 &&
      this.#index.words[this.#language].has(`=${token.written}`)
    )
  }

  /** Matches of a term, and of the same words in texts. */
  #term(tokens: readonly Token[], concepts: readonly Concept[], isLast: boolean): Unit {
    const words = tokens.map(({ text }) => text)
    const beside = this.#beside(words)
    const unit = unitOf(
      concepts,
      beside.length === 0 && words.length === 1 ? this.#begun(words[0]!, this.#near, false) : beside,
    )
    if (!isLast || !this.#isUnfinished) return unit
    const more = conceptsStartingWith(words.join('')).filter((one) => !concepts.includes(one))
    return { ...unit, concepts: new Map([...expand(more, BEGINNING * 0.5), ...unit.concepts]) }
  }

  /** Texts with a term's words, on this site or else on the others. */
  #beside(words: readonly string[]): Phrase[] {
    const near = phrasesIn(this.#near, words, 0.5)
    return near.length > 0 ? near : phrasesIn(this.#far, words, 0.5)
  }

  /** Splits a run of characters into terms; the remaining characters affect only the order. */
  #run(token: Token, matches: readonly Match[], isLast: boolean): Unit[] {
    if (matches.length === 0) return [this.#characters(token, isLast)]
    const { text } = token
    const units: Unit[] = []
    let end = 0
    const rest = (to: number) => {
      const piece = text.slice(end, to)
      const concepts = conceptsOfRun(piece)
      if (concepts.length > 0 && !concepts.includes(STOP)) units.push(unitOf(concepts, []))
      else if (piece && concepts.length === 0)
        units.push(optional(this.#characters({ ...token, text: piece }, isLast && to === text.length)))
    }
    for (const { concepts, part = [0, text.length] } of matches) {
      rest(part[0])
      end = part[1]
      if (!concepts.includes(STOP))
        units.push(unitOf(concepts, this.#beside(pairsOf(text.slice(part[0], part[1])))))
    }
    rest(text.length)
    const whole = phrasesIn(this.#near, pairsOf(text))
    return whole.length > 0 && units.length > 1 ? [...units, optional(unitOf([], whole))] : units
  }

  #word(token: Token, isLast: boolean): Unit {
    const { text } = token
    const near = this.#exact(token, this.#near)
    const isGrowing = isLast && this.#isUnfinished
    const begun = this.#begun(text, this.#near, near.length > 0)
    const grown = text.length > 2 && (near.length === 0 || isGrowing) ? conceptsStartingWith(text) : []
    if (near.length > 0)
      return { ...unitOf(grown, isGrowing ? [...near, ...begun] : near, 0.3), isOptional: false }
    if (begun.length > 0 || grown.length > 0) return unitOf(grown, begun, BEGINNING)
    const far = this.#exact(token, this.#far)
    if (far.length > 0) return unitOf([], far)
    const sounds = this.#sound([token]) ?? this.#twoWords(text)
    return sounds ?? unitOf([], text.length > 3 ? this.#begun(text, this.#far, false) : [])
  }

  /** Matches of a word in texts; one with exactly the same diacritics counts twice. */
  #exact({ text, written }: Token, indices: Indices): Phrase[] {
    return indices.flatMap(([index, share]) => {
      const exactly = index.has(`=${written}`) ? [{ index, words: [`=${written}`], share }] : []
      const isMarked = written !== text && withoutMarks(written) !== written
      return exactly.length > 0 && isMarked
        ? exactly
        : [...(index.has(text) ? [{ index, words: [text], share }] : []), ...exactly]
    })
  }

  #begun(text: string, indices: Indices, hasExact: boolean): Phrase[] {
    if (text.length < (hasExact ? 4 : 2) || /^\d+$/.test(text)) return []
    return indices.flatMap(([index, share]) => {
      const words = index.startingWith(text).filter((word) => word !== text)
      return words.length > 0 ? [{ index, words, share: share * BEGINNING, isAny: true }] : []
    })
  }

  /** Splits two words written as one: "littleoak". */
  #twoWords(text: string): Unit | undefined {
    for (let at = 3; at <= text.length - 3; at++) {
      const phrases = phrasesIn(this.#near, [text.slice(0, at), text.slice(at)])
      if (phrases.length > 0) return unitOf([], phrases)
    }
    return undefined
  }

  /** Matches a run of characters without a term: within a name, the beginning of a term, or misspelt. */
  #characters({ text, script }: Token, isLast: boolean): Unit {
    const words = pairsOf(text)
    const near = phrasesIn(this.#near, words)
    const begun = conceptsStartingWith(text)
    if (near.length > 0) {
      const heard = script === 'han' && text.length > 1 ? conceptsBySound(soundsOf(text)[0] ?? '') : undefined
      return { ...unitOf([...(isLast ? begun : []), ...(heard ?? [])], near, BEGINNING), isOptional: false }
    }
    if (begun.length > 0) return unitOf(begun, [], BEGINNING)
    const far = phrasesIn(this.#far, words)
    if (far.length > 0) return unitOf([], far)
    return script === 'thai' ? this.#misspeltTerm(text) : this.#homophone(text)
  }

  /** Matches a homophone picked by mistake: 胶源 for 胶原. */
  #homophone(text: string): Unit {
    const [sound] = soundsOf(text)
    if (sound === undefined || [...text].length < 2) return NOTHING
    const { sounds } = this.#index
    return unitOf(
      conceptsBySound(sound) ?? [],
      sounds.has(sound) ? [{ index: sounds, words: [sound], share: CORRECTED }] : [],
      CORRECTED,
    )
  }

  /** Matches a misspelt term. */
  #misspeltTerm(text: string): Unit {
    const maxMistakes = mistakesIn(text.length)
    if (maxMistakes === 0) return NOTHING
    const found: { concepts: readonly Concept[]; mistakes: number }[] = []
    for (const [term, concepts] of terms()) {
      const mistakes = distance(text, term, maxMistakes)
      if (mistakes <= maxMistakes && !concepts.includes(STOP)) found.push({ concepts, mistakes })
    }
    const least = Math.min(...found.map(({ mistakes }) => mistakes))
    const nearest = found.filter(({ mistakes }) => mistakes === least)
    return unitOf(
      nearest.flatMap(({ concepts }) => concepts),
      [],
      CORRECTED,
    )
  }

  /** Matches Chinese typed by sound: letters without another match, or on a Chinese site. */
  #heard(tokens: readonly Token[]): Unit | undefined {
    if (!tokens.every(({ script }) => script === 'latin')) return undefined
    if (conceptsOf(tokens).length > 0) return undefined
    if (tokens.every((token) => conceptsOf([token]).length > 0 || isStopWord(token))) return undefined
    const isPlain = tokens.every(({ text }) => this.#near.some(([index]) => index.has(text)))
    return isPlain && !isChinese(this.#language) ? undefined : this.#sound(tokens)
  }

  #sound(tokens: readonly Token[]): Unit | undefined {
    const letters = tokens.map(({ text }) => text.replace(/(?<=[a-z]{2})[1-6]$/, '')).join('')
    const [mandarin, cantonese] = [asPinyin(letters), asCantonese(letters)]
    const least = isChinese(this.#language) ? 2 : 4
    if (mandarin.length < least) return undefined
    const concepts = conceptsBySound(letters) ?? conceptsBySound(mandarin) ?? conceptsBySound(cantonese)
    if (concepts) return unitOf(concepts, [], isChinese(this.#language) ? 1 : SOUND)
    if (mandarin.length < Math.max(3, least) || /\d/.test(letters)) return undefined
    const index = this.#index.sounds
    const words = new Set([mandarin, cantonese].flatMap((sound) => index.startingWith(sound, 40)))
    return words.size > 0 ? unitOf([], [{ index, words: [...words], share: SOUND, isAny: true }]) : undefined
  }

  /** The query with unknown words replaced by the nearest known ones; undefined if there are none. */
  #mend(tokens: readonly Token[]): Token[] | undefined {
    let isMended = false
    const vocabularies = [this.#index.general, this.#index.spelling[this.#language], this.#index.spelling.en]
    const mended = tokens.map((token, at) => {
      const typed = withoutMarks(token.written)
      // Diacritics are never typed by accident.
      if (token.script !== 'latin' || typed !== token.written || mistakesIn(typed.length) === 0) return token
      if (isStopWord(token)) return token
      if (termsAt(tokens, at).length > 0 || isFound(this.#word(token, false))) return token
      const nearest = vocabularies.flatMap((vocabulary) => vocabulary.nearest(typed, 1))
      const [best] = nearest.sort((a, b) => distance(typed, a, 3) - distance(typed, b, 3))
      if (best === undefined) return token
      isMended = true
      return { ...token, text: best, written: best }
    })
    return isMended ? mended : undefined
  }
}
