import type { LanguageCode } from '#domain/store/languages.ts'
import type { PackGround } from '#domain/catalogue/pack-grounds.ts'

export const containers = [
  'bottle',
  'amber',
  'dropper',
  'jar',
  'tub',
  'pouch',
  'carton',
  'sachets',
  'blister',
  'tube',
  'gift',
  'card',
] as const
export type Container = (typeof containers)[number]

/** How a pack looks, whatever is printed on it. */
interface PackLook {
  readonly container: Container
  readonly ground: PackGround
  readonly motif: string
  /** plant: picture on paper; field: picture on a block of colour; symbol: big letters (Ca, Mg, B). */
  readonly layout?: 'plant' | 'field' | 'symbol'
  readonly symbol?: string
  readonly body?: string
  readonly cap?: string
  /** Colour of the fruit or flower itself. */
  readonly fruit?: string
  /** Colour of the tablets in a blister. */
  readonly pill?: string
  readonly accent?: string
}

/** A pack with what is printed on it in every language. Stored with the product (`product.data.pack`). */
export interface Pack extends PackLook {
  /** Short name on the label, written by hand; a line break where it takes two lines. */
  readonly label: Readonly<Record<LanguageCode, string>>
  /** Strength and content at the foot: "1000 mg · 60". */
  readonly foot: Readonly<Record<LanguageCode, string>>
}

/** What is printed on a label in one language. */
export interface LabelWords {
  readonly language: LanguageCode
  /** The name in one or two lines. */
  readonly lines: readonly string[]
  /** A second name below; empty where there is none. */
  readonly sub: string
  readonly foot: string
  /** The maker as the page's language writes it; the shop's own makes carry its mark beside it. */
  readonly brand: { readonly name: string; readonly isOwn: boolean }
}

/** A pack in one language, drawn by `packshot()`. */
export interface PackSpec extends PackLook {
  readonly words: LabelWords
}
