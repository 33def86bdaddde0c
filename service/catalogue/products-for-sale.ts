import type { PriceGroup } from '#domain/catalogue/price.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { anyOf, type Db } from '#service/db/db.ts'
import { attributeByCode, type AttributeDefinition } from './attributes.ts'
import { inLanguage, languageCodes } from '#service/languages/six-languages.ts'
import type { LanguageCode } from '#domain/store/languages.ts'
import { imageFile } from './picture-address.ts'
import { variantLabel } from './product-wire.ts'
import {
  advertised,
  finalMinor,
  loadBundleChoices,
  loadRecords,
  loadSourceStock,
  type BundleChoice,
  type ProductRecord,
} from './record-store.ts'

/** `withSources`: includes the stock of each source, needed only where shoppers choose one. */
export interface Buyer {
  readonly language: string
  readonly group: PriceGroup
  readonly now: Date
  readonly withSources?: boolean
}

/** A variant of a configurable product. */
interface VariantForSale {
  readonly id: number
  readonly sku: string
  readonly valueIndex: number
  readonly label: string
  readonly priceMinor: number
  readonly finalPriceMinor: number
  readonly salable: number
}
interface BundleOptionForSale {
  readonly optionId: number
  readonly title: string
  readonly choices: readonly {
    readonly selectionId: number
    readonly productId: number
    readonly sku: string
    readonly name: string
    readonly quantity: number
  }[]
}

/** A product as needed by cart, checkout and orders. Money in cents of HKD; `salable` in pieces over all sources. */
export interface ProductForSale {
  readonly id: number
  readonly sku: string
  readonly typeId: ProductRecord['type_id']
  readonly parentId: number | null
  readonly name: string
  readonly priceMinor: number
  /** Price per piece for the group today; for a configurable product that of its cheapest variant. */ readonly finalPriceMinor: number
  readonly canUseLoyalty: boolean
  readonly isMembership: boolean
  readonly categoryNames: readonly string[]
  readonly salable: number
  /** Pieces by stock source; empty unless requested. */ readonly sources: readonly {
    readonly code: string
    readonly quantity: number
  }[]
  readonly pv: number
  readonly weightG: number
  readonly ground: string
  /** Content of the pack as text; '' without one. */
  readonly sizeLabel: string
  /** Below `{base_media_url}catalog/product`. */ readonly image: string
  /** Attribute and value of a variant. */ readonly optionValue: {
    readonly attributeId: number
    readonly code: string
    readonly label: string
    readonly valueIndex: number
    readonly valueLabel: string
  } | null
  readonly options: {
    readonly configurable: {
      readonly attributeId: number
      readonly code: string
      readonly label: string
      readonly variants: readonly VariantForSale[]
    } | null
    readonly bundle: readonly BundleOptionForSale[]
  }
}

export const knownLanguage = (language: string): LanguageCode =>
  languageCodes.find((code) => code === language) ?? 'zh_cn'

/** The viewer and options of the query. */
interface View {
  readonly language: LanguageCode
  readonly group: PriceGroup
  /** Hong Kong date. */
  readonly today: string
}

/** Products by SKU (text) or id (number), in database order, without unknown and disabled ones. */
export async function productsForSale(
  db: Db,
  skusOrIds: readonly (string | number)[],
  { language: code, group, now, withSources = false }: Buyer,
): Promise<ProductForSale[]> {
  if (skusOrIds.length === 0) return []
  const language = knownLanguage(code)
  const view = { language, group, today: toHongKongDate(now) }
  const skus = skusOrIds.filter((key) => typeof key === 'string')
  const ids = skusOrIds.filter((key) => typeof key === 'number')
  const records = await loadRecords(
    db,
    language,
    `p.sku = ${anyOf('$2::text[]')} or p.id = ${anyOf('$3::int[]')}`,
    [skus, ids],
  )
  const idsOf = (type: ProductRecord['type_id']) =>
    records.flatMap((record) => (record.type_id === type ? [record.id] : []))
  const variants = await loadVariants(db, language, idsOf('configurable'))
  const bundleIds = idsOf('bundle')
  const choices = bundleIds.length > 0 ? await loadBundleChoices(db, language, bundleIds) : undefined
  const sources = withSources
    ? await loadSourceStock(
        db,
        records.map(({ id }) => id),
      )
    : undefined
  return records.map((record) => ({
    ...termsOf(record, view),
    sources: (sources?.get(record.id) ?? []).map((source) => ({
      code: source.source_code,
      quantity: source.quantity,
    })),
    optionValue: optionValueOf(record, view),
    options: {
      configurable: configurableOf(record, variants.get(record.id) ?? [], view),
      bundle: bundleOf(choices?.get(record.id) ?? []),
    },
  }))
}

/** Variants of configurable products, by product id. */
async function loadVariants(
  db: Db,
  language: LanguageCode,
  parents: readonly number[],
): Promise<Map<number | null, ProductRecord[]>> {
  const records =
    parents.length > 0
      ? await loadRecords(db, language, `p.parent_id = ${anyOf('$2::int[]')}`, [parents])
      : []
  return Map.groupBy(records, (record) => record.parent_id)
}

/** Fields that need only the product's own row. */
function termsOf(
  record: ProductRecord,
  { group, today, language }: View,
): Omit<ProductForSale, 'sources' | 'optionValue' | 'options'> {
  return {
    id: record.id,
    sku: record.sku,
    typeId: record.type_id,
    parentId: record.parent_id,
    name: record.name,
    priceMinor: advertised(record, group, today).terms.priceMinor,
    finalPriceMinor: finalMinor(record, group, today),
    canUseLoyalty: record.can_use_loyalty,
    isMembership: record.is_membership,
    categoryNames: record.categories.map((category) => category.name),
    salable: record.salable,
    pv: record.pv,
    weightG: record.weight_g,
    ground: record.ground,
    sizeLabel: record.size_label,
    image: imageFile(language, record.sku, record.data.image),
  }
}

const attributeOf = ({ attribute_code: code }: ProductRecord): AttributeDefinition | undefined =>
  attributeByCode.get(code ?? '')

/** Attribute and value of a variant; null for any other product. */
function optionValueOf(record: ProductRecord, { language }: View): ProductForSale['optionValue'] {
  const attribute = attributeOf(record)
  if (record.parent_id === null || !attribute || record.option_value === null) return null
  return {
    attributeId: attribute.id,
    code: attribute.code,
    label: inLanguage(attribute.label, language),
    valueIndex: record.option_value,
    valueLabel: variantLabel(record, language),
  }
}

/** Variants of a configurable product; null for any other product. */
function configurableOf(
  record: ProductRecord,
  variants: readonly ProductRecord[],
  { language, group, today }: View,
): ProductForSale['options']['configurable'] {
  const attribute = attributeOf(record)
  if (record.type_id !== 'configurable' || !attribute) return null
  return {
    attributeId: attribute.id,
    code: attribute.code,
    label: inLanguage(attribute.label, language),
    variants: variants.map((variant) => ({
      id: variant.id,
      sku: variant.sku,
      valueIndex: variant.option_value ?? 0,
      label: variantLabel(variant, language),
      priceMinor: variant.price_minor,
      finalPriceMinor: finalMinor(variant, group, today),
      salable: variant.salable,
    })),
  }
}

/** Options of a bundle with the products to choose from. */
const bundleOf = (choices: readonly BundleChoice[]): BundleOptionForSale[] =>
  [...Map.groupBy(choices, (choice) => choice.option_id)].map(([optionId, links]) => ({
    optionId,
    title: links.map((link) => link.name).join(' / '),
    choices: links.map((link) => ({
      selectionId: link.selection_id,
      productId: link.component_id,
      sku: link.sku,
      name: link.name,
      quantity: link.quantity,
    })),
  }))
