import { attributeText } from '../contract/attributes.ts'
import { toMinor, type Minor } from '../money/money.ts'
import { packGround, type PackGround } from './pack-grounds.ts'
import { customerGroupIds } from './price.ts'
import type { Product } from './schema.ts'
import { readFacts, type SupplementFacts } from './supplement-facts.ts'
import { packUnits, type PackUnit } from './unit-price.ts'

type StockState = 'in' | 'low' | 'out'
/** Up to this number of pieces a product counts as nearly sold out. */
const LOW_STOCK = 10

/** A value of an option: Magento's option value as text, and what the service says about its variant. */
interface OptionValue {
  readonly value: string
  readonly label: string
  readonly sku?: string
  readonly finalMinor?: Minor
  readonly isOut: boolean
  /** Of a size: how much the pack holds, in `unit`. */ readonly amount?: number
  readonly unit?: PackUnit
}
/** An option that must be chosen before a configurable product can be bought. `id` is the attribute id that the cart receives. */
export interface OptionToChoose {
  readonly id: string
  readonly code: string
  readonly label: string
  readonly values: readonly OptionValue[]
}
/** A part of a bundle; with more than one choice the shopper picks. A choice's id is the selection id that the cart receives. */
export interface BundlePart {
  readonly id: number
  readonly title: string
  readonly isRequired: boolean
  readonly choices: readonly {
    readonly id: number
    readonly sku: string
    readonly name: string
    /** Address of its picture, if the service sends one. */ readonly image?: string
    readonly quantity: number
    /** Price of one piece bought alone, for the visitor's group today, if the service tells it. */
    readonly finalMinor?: Minor
    /** There are not enough pieces for one bundle. */ readonly isOut: boolean
    readonly isDefault: boolean
  }[]
}

/** A product for display: prices in cents, texts never null, images as addresses. */
export interface ProductView {
  readonly id: number
  readonly sku: string
  readonly typeId: string
  readonly name: string
  readonly shortDescription: string
  /** Promises about the delivery; only the product's own page has them. */
  readonly promises: readonly string[]
  /** HTML; sanitised again where it is rendered. */ readonly description: string
  readonly directions: string
  readonly warnings: string
  readonly facts: SupplementFacts | undefined
  readonly images: { src: string; label: string }[]
  readonly ground: PackGround
  /** Retail price, before any offer. */ readonly priceMinor: Minor
  /** Price for the visitor's group today; for a product with options, of the cheapest available one. */ readonly finalMinor: Minor
  /** Another option costs more than `finalMinor`: the price is shown as "from". */ readonly hasFromPrice: boolean
  /** Price for associates, if lower than retail. */ readonly associateMinor: Minor | undefined
  readonly pv: number
  readonly isMembership: boolean
  readonly canUseLoyalty: boolean
  readonly stock: StockState
  /** Pieces left; undefined when the service does not say. */ readonly salable: number | undefined
  readonly sources: readonly { readonly code: string; readonly inStock: boolean }[]
  /** 0–5 with one decimal. */ readonly rating: number | undefined
  readonly reviewCount: number
  readonly brand: string | undefined
  readonly options: readonly OptionToChoose[]
  readonly bundle: readonly BundlePart[]
  /** Chosen values of a variant by attribute code. */ readonly chosen: Readonly<Record<string, string>>
  readonly categoryIds: readonly number[]
  readonly sizeLabel: string
  readonly isPopular: boolean
  readonly isLatest: boolean
  /** Last day of the special price, 'YYYY-MM-DD'. */ readonly specialUntil: string | undefined
}

/**
 * Address of a picture. Magento keeps product files below `catalog/product` (C-2.6). A full address is returned
 * unchanged.
 */
export const pictureAddress = (file: string, mediaBase = '/media/'): string =>
  /^(https?:)?\/\//.test(file) || file.startsWith('/media/')
    ? file
    : `${mediaBase.replace(/\/$/, '')}/catalog/product/${file.replace(/^\//, '')}`

const numbersOf = (value: unknown): number[] =>
  (Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [])
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0)
const wordsOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/** Converts a product from the wire. Missing fields never throw: another Magento service lacks some of our custom attributes. */
// Long: one object, field by field as the contract lists them.
export function readProduct(product: Product): ProductView {
  const extension = product.extension_attributes,
    text = (code: string): string => attributeText(product.custom_attributes, code) ?? ''
  const priceMinor = toMinor(product.price),
    specialMinor = text('special_price') === '' ? undefined : toMinor(text('special_price'))
  const finalMinor =
    extension?.final_price === undefined
      ? Math.min(priceMinor, specialMinor ?? priceMinor)
      : toMinor(extension.final_price)
  const told = extension?.['salable_qty'],
    salable = typeof told === 'number' ? told : undefined
  const stock: StockState =
    (extension?.stock_status ?? 1) === 0 || salable === 0
      ? 'out'
      : salable !== undefined && salable <= LOW_STOCK
        ? 'low'
        : 'in'
  const options = optionsOf(product)
  const rating = Number(text('rating')),
    name = product.name ?? product.sku
  const ground = packGround(text('ground')) ?? 'vitamin'
  return {
    id: product.id ?? 0,
    sku: product.sku,
    typeId: product.type_id ?? 'simple',
    name,
    shortDescription: text('short_description'),
    promises: text('promises').split('\n').filter(Boolean),
    description: text('description'),
    directions: text('directions'),
    warnings: text('warnings'),
    facts: readFacts(text('supplement_facts')),
    images: imagesOf(product, name, text('image')),
    ground,
    priceMinor,
    finalMinor,
    hasFromPrice: options.some(({ values }) =>
      values.some((value) => !value.isOut && (value.finalMinor ?? 0) > finalMinor),
    ),
    associateMinor: associateOf(product, priceMinor),
    pv: extension?.pv ?? 0,
    isMembership: text('is_membership') === '1',
    canUseLoyalty: text('can_use_loyalty') !== '0',
    stock,
    salable,
    sources: (extension?.stock_source_status ?? []).map((source) => ({
      code: source.source_code,
      inStock: source.status === 1,
    })),
    rating: rating > 0 ? rating : undefined,
    reviewCount: Number(text('reviews_count')) || 0,
    brand: text('brand') || undefined,
    options,
    bundle: bundleOf(product),
    chosen: chosenOf(product),
    categoryIds: numbersOf(
      extension?.category_ids ??
        product.custom_attributes?.find((entry) => entry.attribute_code === 'category_ids')?.value,
    ),
    sizeLabel: text('size_label'),
    isPopular: text('popular') === '1',
    isLatest: text('latest') === '1',
    specialUntil: text('special_to_date').slice(0, 10) || undefined,
  }
}

function associateOf(product: Product, priceMinor: Minor): Minor | undefined {
  const tiers = product['tier_prices']
  if (!Array.isArray(tiers)) return undefined
  const tier = tiers.find(
    (entry: unknown): entry is { value: number } =>
      Reflect.get(Object(entry), 'customer_group_id') === customerGroupIds.associate &&
      typeof Reflect.get(Object(entry), 'value') === 'number',
  )
  const minor = tier && toMinor(tier.value)
  return minor !== undefined && minor < priceMinor ? minor : undefined
}

function imagesOf(product: Product, name: string, fallback: string): ProductView['images'] {
  const entries = (product.media_gallery_entries ?? [])
    .filter((entry) => !entry.disabled && entry.file && entry.media_type === 'image')
    .toSorted((a, b) => a.position - b.position)
  if (entries.length > 0)
    return entries.map((entry) => ({ src: pictureAddress(entry.file ?? ''), label: entry.label ?? name }))
  return [
    { src: pictureAddress(fallback || `/packshots/${encodeURIComponent(product.sku)}.svg`), label: name },
  ]
}

const optionsOf = (product: Product): OptionToChoose[] =>
  (product.extension_attributes?.configurable_product_options ?? []).map((option) => ({
    id: option.attribute_id ?? '',
    code: wordsOf(option['attribute_code']) ?? '',
    label: option.label ?? '',
    values: (option.values ?? []).map((value) => {
      const { sku, final_price: price, label, amount } = value
      const unit = packUnits.find((entry) => entry === value['unit'])
      return {
        value: String(value.value_index),
        label: wordsOf(label) ?? String(value.value_index),
        isOut: value['stock_status'] === 0,
        ...(typeof sku === 'string' ? { sku } : {}),
        ...(typeof price === 'number' ? { finalMinor: toMinor(price) } : {}),
        ...(typeof amount === 'number' && unit ? { amount, unit } : {}),
      }
    }),
  }))

const bundleOf = (product: Product): BundlePart[] =>
  (product.extension_attributes?.bundle_product_options ?? []).map((option) => ({
    id: option.option_id ?? 0,
    title: option.title ?? '',
    isRequired: option.required ?? false,
    choices: (option.product_links ?? []).map((link) => ({
      id: Number(link.id ?? 0),
      sku: link.sku ?? '',
      name: wordsOf(link['name']) ?? link.sku ?? '',
      ...(wordsOf(link['image']) ? { image: pictureAddress(wordsOf(link['image'])!) } : {}),
      quantity: link.qty ?? 1,
      ...(link.final_price === undefined ? {} : { finalMinor: toMinor(link.final_price) }),
      isOut: link.stock_status === 0,
      isDefault: link.is_default,
    })),
  }))

/** Attributes that distinguish variants. */
const variantCodes = ['size', 'flavour']
const chosenOf = (product: Product): Record<string, string> =>
  Object.fromEntries(
    variantCodes.flatMap((code) => {
      const value = attributeText(product.custom_attributes, code)
      return value === undefined ? [] : [[code, value]]
    }),
  )
