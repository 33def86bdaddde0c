import type { Container, PackSpec } from '../packshots/spec.ts'
import type { Ground } from '../packshots/palette.ts'
import type { CautionKey, NoteKey } from './sentences.ts'
import type { NutrientKey } from './nutrients.ts'

export const languageCodes = ['en', 'zh_cn', 'zh_hk', 'ms', 'vi', 'th'] as const
export type LanguageCode = typeof languageCodes[number]

/** One text in the six languages, in the order of `languageCodes`. */
export type Six = readonly [en: string, zhCn: string, zhHk: string, ms: string, vi: string, th: string]
export const six = (...texts: Six): Six => texts
export const inLanguage = (text: Six, language: LanguageCode): string => text[languageCodes.indexOf(language)] ?? text[0]
export const byLanguage = (text: Six): Record<LanguageCode, string> => ({ en: text[0], zh_cn: text[1], zh_hk: text[2], ms: text[3], vi: text[4], th: text[5] })

/** What a pack holds and a serving takes. */
export type Unit = 'tablet' | 'capsule' | 'softgel' | 'gummy' | 'sachet' | 'lozenge' | 'g' | 'ml'
/** amount, unit and percent of the Chinese nutrient reference value where there is one. */
export type Fact = readonly [nutrient: NutrientKey, amount: number, unit: string, percent?: number]

export interface Variant { readonly value: number, readonly suffix: string, readonly price: number, readonly stock: readonly [number, number, number] }

export interface ProductSeed {
  readonly sku: string
  readonly name: Six
  readonly short: Six
  /** Retail price in dollars of HKD. */ readonly price: number
  /** Special price in dollars, first and last day as days from today. */
  readonly special?: readonly [price: number, from: number, to: number]
  readonly pv: number
  readonly brand: string
  /** url keys of child categories; the ground's own category is added. */ readonly in: readonly string[]
  readonly pack: Omit<PackSpec, 'ground' | 'container'> & { readonly container: Container }
  readonly content: readonly [count: number, unit: Unit]
  /** how much a time, times a day, when; in drops where the pack counts millilitres. */
  readonly dose: readonly [amount: number, times: number, when: 'meal' | 'morning' | 'bed' | 'water' | 'skin', unit?: 'drop']
  readonly facts: readonly Fact[]
  readonly notes: readonly NoteKey[]
  readonly cautions: readonly CautionKey[]
  /** hk_main, hk_kowloon, cn_shenzhen. */
  readonly stock: readonly [number, number, number]
  readonly weight: number
  readonly flags?: readonly ('popular' | 'latest')[]
  readonly variants?: { readonly attribute: 'size' | 'flavour', readonly items: readonly Variant[] }
}

export interface Shelf { readonly ground: Ground, readonly products: readonly ProductSeed[] }
