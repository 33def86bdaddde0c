import type { LanguageCode } from '#domain/store/languages.ts'
import { attributeByCode } from '#service/catalogue/attributes.ts'
import { byLanguage, inLanguage, languageCodes, type Six } from '#service/languages/six-languages.ts'
import type { PackGround } from '#domain/catalogue/pack-grounds.ts'
import type { Pack } from '../packshots/spec.ts'
import type { BundleSeed } from './data/bundles.ts'
import type { MembershipSeed } from './data/memberships.ts'
import type { ProductSeed, Unit } from './data/model.ts'
import { contents, setContents, term } from './data/phrases.ts'
import { figure } from './figures.ts'

/** A chosen option of a product with variants. */
export interface Option {
  readonly attribute: 'size' | 'flavour'
  readonly value: number
}
const optionOf = ({ attribute, value }: Option) =>
  attributeByCode.get(attribute)?.options.find((entry) => entry.value === value)

const counted = (text: Six, count: number, language: LanguageCode): string =>
  inLanguage(text, language).replace('{n}', String(count))
const inEach = (write: (language: LanguageCode) => string): Record<LanguageCode, string> =>
  byLanguage(languageCodes.map(write) as unknown as Six)

/** What a pack holds: "60 tablets", "300 g". A size that is chosen counts in the product's own unit. */
export function contentLabel(
  [amount, unit]: ProductSeed['content'],
  language: LanguageCode,
  option?: Option,
): string {
  const chosen = option?.attribute === 'size' ? optionOf(option)?.amount : undefined
  return counted(contents[unit], chosen ?? amount, language)
}

/** What an option is called for a product: a size as what the pack holds, a flavour by its name. */
export function optionName(product: ProductSeed, option: Option, language: LanguageCode): string {
  if (option.attribute === 'size') return contentLabel(product.content, language, option)
  const named = optionOf(option)
  return named ? inLanguage(named.label, language) : ''
}

/** Pieces are only counted after a strength: "1000 mg · 60"; what fills a sachet is multiplied: "30 ml × 14". */
const pieces: readonly Unit[] = ['tablet', 'capsule', 'softgel', 'gummy', 'lozenge', 'sachet']
function footOf(product: ProductSeed, language: LanguageCode, option: Option | undefined): string {
  const { content, pack } = product
  const whole = contentLabel(content, language, option)
  const flavour = option?.attribute === 'flavour' ? ` · ${optionName(product, option, language)}` : ''
  if (pack.strength === undefined) return whole + flavour
  const isFigure = typeof pack.strength === 'string'
  const strength =
    typeof pack.strength === 'string' ? figure(pack.strength, language) : inLanguage(pack.strength, language)
  if (!pieces.includes(content[1])) return `${strength} · ${whole}${flavour}`
  const fills = isFigure && content[1] === 'sachet' && / (g|ml)$/.test(String(pack.strength))
  const amount = option?.attribute === 'size' ? (optionOf(option)?.amount ?? content[0]) : content[0]
  return `${strength} ${fills ? '×' : '·'} ${amount}${flavour}`
}

/** The pack of a product, or of the variant that an option makes: its foot says what is in it. */
export function productPack(product: ProductSeed, ground: PackGround, option?: Option): Pack {
  const { strength: _, label, ...look } = product.pack
  return {
    ...look,
    ground,
    label: byLanguage(label),
    foot: inEach((language) => footOf(product, language, option)),
  }
}

/** How many packs a set holds. */
const packsIn = (bundle: BundleSeed): number => bundle.items.reduce((sum, [, quantity]) => sum + quantity, 0)

/** "4 packs". */
export const setLabel = (bundle: BundleSeed, language: LanguageCode): string =>
  counted(setContents, packsIn(bundle), language)

/** The box of a set. */
export function bundlePack(bundle: BundleSeed): Pack {
  const { label, ...look } = bundle.pack
  return {
    ...look,
    container: 'gift',
    ground: bundle.ground,
    label: byLanguage(label),
    foot: inEach((language) => setLabel(bundle, language)),
  }
}

const MONTHS = 12
/** The card of a membership or a service. */
export const membershipCard = ({ label, face }: MembershipSeed): Pack => ({
  container: 'card',
  ground: 'vitamin',
  motif: 'leaves',
  ...(face !== undefined && { body: face }),
  label: byLanguage(label),
  foot: inEach((language) => counted(term, MONTHS, language)),
})
