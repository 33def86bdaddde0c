import type { PriceGroup } from '#domain/catalogue/price.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import type { Db } from '#service/db/db.ts'
import { attributeByCode } from './attributes.ts'
import { inLanguage, languageCodes, type LanguageCode } from './data/model.ts'
import { imageFile, optionLabel } from './product-wire.ts'
import { finalMinor, loadBundleChoices, loadRecords, loadSourceStock, type ProductRecord } from './records.ts'

/** `withSources`: also how much each stock source has, which only a shop that lets choose between them asks for. */
export interface Buyer { readonly language: string, readonly group: PriceGroup, readonly now: Date, readonly withSources?: boolean }

/** A variant that a configurable product can be ordered as. */
export interface VariantForSale { readonly id: number, readonly sku: string, readonly valueIndex: number, readonly label: string, readonly priceMinor: number, readonly finalPriceMinor: number, readonly salable: number }
export interface BundleOptionForSale { readonly optionId: number, readonly title: string, readonly choices: readonly { readonly selectionId: number, readonly productId: number, readonly sku: string, readonly name: string, readonly quantity: number }[] }

/** All that cart, checkout and orders need to know about a product. Money in cents of HKD; `salable` in pieces over all sources. */
export interface ProductForSale {
  readonly id: number, readonly sku: string, readonly typeId: ProductRecord['type_id'], readonly parentId: number | null, readonly name: string
  readonly priceMinor: number, /** Lowest price that the group gets today. */ readonly finalPriceMinor: number
  readonly canUseLoyalty: boolean, readonly isMembership: boolean, readonly categoryNames: readonly string[], readonly salable: number
  /** Pieces by stock source; empty unless asked for. */ readonly sources: readonly { readonly code: string, readonly quantity: number }[]
  readonly pv: number, readonly weightG: number, readonly ground: string, /** Below `{base_media_url}catalog/product`. */ readonly image: string
  /** Attribute and chosen value of a variant. */ readonly optionValue: { readonly attributeId: number, readonly code: string, readonly label: string, readonly valueIndex: number, readonly valueLabel: string } | null
  readonly options: { readonly configurable: { readonly attributeId: number, readonly code: string, readonly label: string, readonly variants: readonly VariantForSale[] } | null, readonly bundle: readonly BundleOptionForSale[] }
}

export const knownLanguage = (language: string): LanguageCode => languageCodes.find((code) => code === language) ?? 'zh_cn'

/** Products by SKU (text) or id (number), in the order of the database; unknown and disabled ones are left out. */
export async function productsForSale(db: Db, skusOrIds: readonly (string | number)[], { language: code, group, now, withSources = false }: Buyer): Promise<ProductForSale[]> {
  const language = knownLanguage(code), today = toHongKongDate(now)
  const skus = skusOrIds.filter((key) => typeof key === 'string'), ids = skusOrIds.filter((key) => typeof key === 'number')
  if (skusOrIds.length === 0) return []
  const records = await loadRecords(db, language, 'p.sku = any($2::text[]) or p.id = any($3::int[])', [skus, ids])
  const parents = records.filter((record) => record.type_id === 'configurable').map((record) => record.id), bundleIds = records.filter((record) => record.type_id === 'bundle').map((record) => record.id)
  const children = Map.groupBy(parents.length ? await loadRecords(db, language, 'p.parent_id = any($2::int[])', [parents]) : [], (record) => record.parent_id)
  const choices = bundleIds.length ? await loadBundleChoices(db, language, bundleIds) : new Map<number, never[]>()
  const sources = withSources ? await loadSourceStock(db, records.map((record) => record.id)) : undefined
  return records.map((record) => {
    const attribute = attributeByCode.get(record.attribute_code ?? '')
    const label = attribute ? inLanguage(attribute.label, language) : ''
    return {
      id: record.id, sku: record.sku, typeId: record.type_id, parentId: record.parent_id, name: record.name, priceMinor: record.price_minor, finalPriceMinor: finalMinor(record, group, today),
      canUseLoyalty: record.can_use_loyalty, isMembership: record.is_membership, categoryNames: record.categories.map((category) => category.name), salable: record.salable,
      sources: (sources?.get(record.id) ?? []).map((source) => ({ code: source.source_code, quantity: source.quantity })),
      pv: record.pv, weightG: record.weight_g, ground: record.ground, image: imageFile(record.sku, record.data.image),
      optionValue: record.parent_id !== null && attribute && record.option_value !== null ? { attributeId: attribute.id, code: attribute.code, label, valueIndex: record.option_value, valueLabel: optionLabel(attribute.code, record.option_value, language) } : null,
      options: {
        configurable: record.type_id === 'configurable' && attribute
          ? { attributeId: attribute.id, code: attribute.code, label, variants: (children.get(record.id) ?? []).map((child) => ({ id: child.id, sku: child.sku, valueIndex: child.option_value ?? 0, label: optionLabel(attribute.code, child.option_value ?? 0, language), priceMinor: child.price_minor, finalPriceMinor: finalMinor(child, group, today), salable: child.salable })) }
          : null,
        bundle: [...Map.groupBy(choices.get(record.id) ?? [], (choice) => choice.option_id)].map(([optionId, links]) => ({ optionId, title: links.map((link) => link.name).join(' / '), choices: links.map((link) => ({ selectionId: link.selection_id, productId: link.component_id, sku: link.sku, name: link.name, quantity: link.quantity })) })),
      },
    }
  })
}
