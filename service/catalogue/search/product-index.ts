import { LRUCache } from 'lru-cache'
import { languages, type LanguageCode } from '#domain/store/languages.ts'
import { soundsOf } from './sounds.ts'
import { Vocabulary } from './spelling.ts'
import { STOP, termsInText, thesaurusWords, type Concept } from './thesaurus/thesaurus.ts'
import { tokensOf, wordsOfToken, type Token } from './tokenize.ts'
import { MOST_WEIGHT, WordIndex } from './word-index.ts'
import { WordTable } from './word-table.ts'

/** Texts of a product in one language. */
export interface Texts {
  readonly name: string
  readonly short: string
  readonly brand: string
  readonly categories: readonly string[]
  /** Ingredients, the main ones first. */
  readonly facts: readonly string[]
  /** Flavours and sizes to choose from. */
  readonly options: readonly string[]
}

/** Searchable data of a product, in every language it has texts in. */
export interface ProductTexts {
  /** Its SKU and those of its variants. */
  readonly skus: readonly string[]
  readonly byLanguage: Readonly<Partial<Record<LanguageCode, Texts>>>
}

const boosts = { name: 9, brand: 4, options: 3, facts: 3, categories: 2, short: 1 } as const
type Field = keyof typeof boosts

/** Weight by length: each word of a short name weighs more. */
const share = (boost: number, count: number): number => (boost * 6) / (1 + Math.log2(count))

/** Weight of a concept by the field it occurs in. */
const IN_NAME_FIRST = 44,
  IN_NAME = 30,
  IN_CATEGORY = 6,
  IN_OPTION = 16
const inFacts = (at: number): number => [16, 9, 5][at] ?? 3

interface Prepared {
  readonly words: readonly string[]
  readonly concepts: readonly (readonly [Concept, isFirst: boolean])[]
}

function prepare(text: string): Prepared {
  const tokens = tokensOf(text)
  const indexedWords = new Set(tokens.flatMap(wordsOfToken))
  const concepts: [Concept, boolean][] = []
  for (const { from, part, concepts: found } of termsInText(tokens))
    for (const concept of found) if (concept !== STOP) concepts.push([concept, from === 0 && !part?.[0]])
  return { words: [...indexedWords], concepts }
}

const isHanRun = ({ script }: Token): boolean => script === 'han'
/** Normalises a SKU for comparison: letters and digits only. */
export const bareSku = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Index of words, meanings and sounds of all products. When a product's texts change, it is added again at another position. */
export class ProductIndex {
  /** Words of all languages, and the keys of concepts, sounds and SKUs. */
  readonly #table = new WordTable()
  readonly words: Readonly<Record<LanguageCode, WordIndex>> = Object.fromEntries(
    languages.map(({ code }) => [code, new WordIndex(this.#table)]),
  ) as Record<LanguageCode, WordIndex>
  readonly concepts = new WordIndex(this.#table)
  /** Chinese names as they are typed by sound. */
  readonly sounds = new WordIndex(this.#table)
  /** SKUs, as a whole and word by word. */
  readonly skus = new WordIndex(this.#table)
  readonly spelling: Readonly<Record<LanguageCode, Vocabulary>> = Object.fromEntries(
    languages.map(({ code }) => [code, new Vocabulary()]),
  ) as Record<LanguageCode, Vocabulary>
  readonly general = new Vocabulary()
  /** Shared parses: many products have the same ingredients, brands and categories. */
  readonly #prepared = new LRUCache<string, Prepared>({ max: 20_000, memoMethod: prepare })

  constructor() {
    for (const word of thesaurusWords) this.general.add(word)
  }

  /** Adds a product. */
  add(place: number, { skus, byLanguage }: ProductTexts): void {
    const meanings = new Map<Concept, number>()
    const sounds = new Set<string>()
    for (const [language, texts] of Object.entries(byLanguage) as [LanguageCode, Texts][]) {
      this.#addLanguage(place, language, texts)
      this.#noteConcepts(meanings, texts)
      if (language === 'zh_cn' || language === 'zh_hk')
        for (const run of tokensOf(`${texts.name} ${texts.brand}`).filter(isHanRun))
          for (const sound of soundsOf(run.text)) sounds.add(sound)
    }
    for (const [concept, weight] of meanings) this.concepts.add(place, concept, weight)
    for (const sound of sounds) this.sounds.add(place, sound, 10)
    const skuWords = new Set(skus.flatMap((sku) => [bareSku(sku), ...tokensOf(sku).flatMap(wordsOfToken)]))
    for (const word of skuWords) this.skus.add(place, word, word === bareSku(skus[0] ?? '') ? MOST_WEIGHT : 6)
  }

  #addLanguage(place: number, language: LanguageCode, texts: Texts): void {
    const weights = new Map<string, number>()
    const addField = (field: Field, words: readonly string[]) => {
      const weight = share(boosts[field], Math.max(1, words.length))
      for (const word of words) weights.set(word, (weights.get(word) ?? 0) + weight)
    }
    const tokens = tokensOf(texts.name)
    addField('name', [...new Set(tokens.flatMap(wordsOfToken))])
    for (const { script, written } of tokens) if (script === 'latin') weights.set(`=${written}`, 12)
    addField('short', [...new Set(tokensOf(texts.short).flatMap(wordsOfToken))])
    addField('brand', this.#prepared.memo(texts.brand).words)
    for (const field of ['categories', 'facts', 'options'] as const)
      addField(field, [...new Set(texts[field].flatMap((text) => this.#prepared.memo(text).words))])
    const { [language]: index } = this.words
    for (const [word, weight] of weights)
      if (index.add(place, word, weight) && /^[a-z]{4,}$/.test(word)) this.spelling[language].add(word)
  }

  #noteConcepts(meanings: Map<Concept, number>, { name, facts, categories, options }: Texts): void {
    const inThis = new Map<Concept, number>()
    const note = (concept: Concept, weight: number) =>
      inThis.set(concept, (inThis.get(concept) ?? 0) + weight)
    const mentioned = new Set<Concept>()
    for (const [concept, isFirst] of prepare(name).concepts) {
      if (!mentioned.has(concept)) note(concept, isFirst ? IN_NAME_FIRST : IN_NAME)
      mentioned.add(concept)
    }
    for (const [at, fact] of facts.entries())
      for (const [concept] of this.#prepared.memo(fact).concepts) note(concept, inFacts(at))
    for (const [texts, weight] of [
      [categories, IN_CATEGORY],
      [options, IN_OPTION],
    ] as const)
      for (const text of texts)
        for (const [concept] of this.#prepared.memo(text).concepts) note(concept, weight)
    for (const [concept, weight] of inThis)
      meanings.set(concept, Math.max(meanings.get(concept) ?? 0, weight))
  }
}
