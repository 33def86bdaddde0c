import type { Ground } from './palette.ts'

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

/** What is printed on a label in one language: the name in one or two lines, a second name below, the maker. */
export interface LabelWords {
  readonly lines: readonly string[]
  readonly sub: string
  /** The maker as the page's language writes it; the shop's own makes carry its mark beside it. */
  readonly brand: { readonly name: string; readonly isOwn: boolean }
}

/** What a pack looks like. Stored with the product (`product.data.pack`), drawn on request by `packshot()`. */
export interface PackSpec {
  readonly container: Container
  readonly ground: Ground
  /** Short name on the label, Han script, up to about seven characters. */
  readonly name: string
  /** Short Latin name on the label, up to about twenty characters. */
  readonly latin: string
  /** Strength and content on the foot of the label: "1000 mg · 60". */
  readonly dose: string
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
  /** What the label says in the language of the page; without it the Chinese and the Latin name and the shop's own mark. */
  readonly words?: LabelWords
}
