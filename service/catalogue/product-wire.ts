import type { Product } from '#domain/catalogue/schema.ts'
import { customerGroupIds, type PriceGroup } from '#domain/catalogue/price.ts'
import { toDecimal } from '#domain/money/money.ts'
import { formatServiceTime } from '#domain/dates/service-time.ts'
import type * as z from 'zod/mini'
import type { Product as ProductSchema } from '#domain/catalogue/schema.ts'
import { attributeByCode } from './attributes.ts'
import { inLanguage, type LanguageCode } from './data/model.ts'
import { views } from './packshots/packshot.ts'
import { finalMinor, hasSpecial, type BundleChoice, type ProductDetail, type ProductRecord, type SourceStock } from './records.ts'

export type WireProduct = z.input<typeof ProductSchema>
/** At most this many pieces are told; above it a shopper need not know. */
const TOLD_QUANTITY = 99

export interface WireParts {
  readonly group: PriceGroup, readonly today: string, readonly language: LanguageCode
  readonly detail?: ProductDetail | undefined, readonly sources?: readonly SourceStock[] | undefined
  readonly children?: readonly ProductRecord[] | undefined, readonly choices?: readonly BundleChoice[] | undefined
}

/** `…/<sku>.svg`, and for its further views `…/<sku>.<view>.svg`; `v` changes when the picture does. */
export const imageFile = (sku: string, version: string | undefined, view: (typeof views)[number] = 'front'): string => `/packshots/${encodeURIComponent(sku)}${view === 'front' ? '' : `.${view}`}.svg${version ? `?v=${version}` : ''}`

const gallery = (record: ProductRecord): NonNullable<WireProduct['media_gallery_entries']> => (record.type_id === 'virtual' ? views.slice(0, 1) : views).map((view, index) => ({
  id: record.id * 10 + index, media_type: 'image', label: record.name, position: index + 1, disabled: false, types: index === 0 ? ['image', 'small_image', 'thumbnail'] : [], file: imageFile(record.sku, record.data.image, view),
}))

/** A record in Magento's shape (contract.md Appendix A and §5.4). Long texts only when `detail` is given. */
export function toWire(record: ProductRecord, parts: WireParts): WireProduct {
  const { group, today, detail } = parts
  const special = hasSpecial(record, today)
  const attributes: [string, unknown][] = [
    ['image', imageFile(record.sku, record.data.image)], ['short_description', record.short_description], ['url_key', record.data.url_key ?? record.sku], ['category_ids', record.categories.map((category) => String(category.id))],
    ['ground', record.ground], ['size_label', record.size_label], ['is_membership', record.is_membership ? '1' : '0'], ['can_use_loyalty', record.can_use_loyalty ? '1' : '0'],
    ['special_price', special ? String(toDecimal(record.special_price_minor!)) : undefined], ['special_from_date', special ? record.special_from : undefined], ['special_to_date', special ? record.special_to : undefined],
    ['brand', record.brand], ['brand_id', record.brand_id === null ? undefined : String(record.brand_id)],
    ['rating', record.reviews_count ? (record.rating_sum / record.reviews_count).toFixed(1) : undefined], ['reviews_count', record.reviews_count ? String(record.reviews_count) : undefined],
    ['popular', record.is_popular ? '1' : undefined], ['latest', record.is_latest ? '1' : undefined],
    [record.parent_id !== null && record.attribute_code ? record.attribute_code : '', record.option_value === null ? undefined : String(record.option_value)],
    ['description', detail?.description], ['directions', detail?.directions || undefined], ['warnings', detail?.warnings || undefined],
    ['supplement_facts', detail?.facts && (detail.facts as { rows: unknown[] }).rows.length ? JSON.stringify(detail.facts) : undefined],
  ]
  return {
    id: record.id, sku: record.sku, name: record.name, attribute_set_id: 4, price: toDecimal(record.price_minor), status: record.status, visibility: record.visibility, type_id: record.type_id,
    created_at: formatServiceTime(record.created_at), updated_at: formatServiceTime(record.updated_at), weight: record.weight_g / 1000, product_links: [], media_gallery_entries: gallery(record),
    tier_prices: record.associate_price_minor === null ? [] : [{ customer_group_id: customerGroupIds.associate, qty: 1, value: toDecimal(record.associate_price_minor) }],
    custom_attributes: attributes.flatMap(([code, value]) => (code === '' || value === undefined || value === null ? [] : [{ attribute_code: code, value }])),
    extension_attributes: {
      category_links: record.categories.map((category) => ({ position: category.position, category_id: String(category.id) })), category_ids: record.categories.map((category) => String(category.id)),
      category_names: record.categories.map((category) => category.name),
      stock_status: record.salable > 0 ? 1 : 0, salable_qty: Math.min(record.salable, TOLD_QUANTITY),
      stock_source_status: (parts.sources ?? []).map((source) => ({ source_code: source.source_code, status: source.quantity > 0 ? 1 : 0 })),
      final_price: toDecimal(finalMinor(record, group, today)), pv: record.pv,
      ...(record.type_id === 'configurable' ? configurable(record, parts) : {}),
      ...(record.type_id === 'bundle' ? { bundle_product_options: bundleOptions(record, parts.choices ?? []) } : {}),
    },
  }
}

function configurable(record: ProductRecord, { children = [], language, group, today }: WireParts): Partial<NonNullable<Product['extension_attributes']>> {
  const attribute = attributeByCode.get(record.attribute_code ?? '')
  if (!attribute) return {}
  return {
    configurable_product_options: [{ id: record.id, attribute_id: String(attribute.id), attribute_code: attribute.code, label: inLanguage(attribute.label, language), position: 0, values: children.flatMap((child) => (child.option_value === null ? [] : [{ value_index: child.option_value, label: optionLabel(attribute.code, child.option_value, language), sku: child.sku, final_price: toDecimal(finalMinor(child, group, today)), stock_status: child.salable > 0 ? 1 : 0 }])), product_id: record.id }],
    configurable_product_links: children.map((child) => child.id),
  }
}

export const optionLabel = (code: string, value: number, language: LanguageCode): string => {
  const option = attributeByCode.get(code)?.options.find((entry) => entry.value === value)
  return option ? inLanguage(option.label, language) : String(value)
}

const bundleOptions = (record: ProductRecord, choices: readonly BundleChoice[]): NonNullable<NonNullable<WireProduct['extension_attributes']>['bundle_product_options']> =>
  [...Map.groupBy(choices, (choice) => choice.option_id)].map(([optionId, links], index) => ({
    option_id: optionId, title: links.map((link) => link.name).join(' / '), required: true, type: links.length > 1 ? 'radio' : 'select', position: index + 1, sku: record.sku,
    product_links: links.map((link, position) => ({ id: String(link.selection_id), sku: link.sku, name: link.name, option_id: optionId, qty: link.quantity, position, is_default: position === 0, price: 0, price_type: 0, can_change_quantity: 0 })),
  }))
