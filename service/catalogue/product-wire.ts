import type { Product } from '#domain/catalogue/schema.ts'
import { customerGroupIds, finalPriceOf, isSpecialOn, type PriceGroup } from '#domain/catalogue/price.ts'
import { toDecimal } from '#domain/money/money.ts'
import { formatServiceTime } from '#domain/dates/service-time.ts'
import type * as z from 'zod/mini'
import type { Product as ProductSchema } from '#domain/catalogue/schema.ts'
import { attributeByCode } from './attributes.ts'
import { promisesIn } from './promises.ts'
import { inLanguage } from '#service/languages/six-languages.ts'
import type { LanguageCode } from '#domain/store/languages.ts'
import { ratingSummary, starsOf } from '#domain/reviews/mean.ts'
import { imageFile, photoFile } from './picture-address.ts'
import { pictureViews } from './picture-views.ts'
import {
  advertised,
  finalMinor,
  type BundleChoice,
  type ProductDetail,
  type ProductRecord,
  type SourceStock,
} from './record-store.ts'

export type WireProduct = z.input<typeof ProductSchema>
/** Maximum stock figure that is revealed to shoppers. */
const TOLD_QUANTITY = 99

export interface WireParts {
  readonly group: PriceGroup
  readonly today: string
  readonly language: LanguageCode
  readonly detail?: ProductDetail | undefined
  readonly sources?: readonly SourceStock[] | undefined
  readonly children?: readonly ProductRecord[] | undefined
  readonly choices?: readonly BundleChoice[] | undefined
}

/** The photographed pictures of a product, or else the drawn views of its pack. */
const pictureFiles = ({ type_id: type, sku, data }: ProductRecord, language: LanguageCode): string[] =>
  data.pictures?.map(photoFile) ??
  (type === 'virtual' ? pictureViews.slice(0, 1) : pictureViews).map((view) =>
    imageFile(language, sku, data.image, view),
  )

const gallery = (
  record: ProductRecord,
  language: LanguageCode,
): NonNullable<WireProduct['media_gallery_entries']> =>
  pictureFiles(record, language).map((file, index) => ({
    id: record.id * 10 + index,
    media_type: 'image',
    label: record.name,
    position: index + 1,
    disabled: false,
    types: index === 0 ? ['image', 'small_image', 'thumbnail'] : [],
    file,
  }))

/** The associate price as a tier price; none where associates pay the same. */
function associateTier(
  record: ProductRecord,
  today: string,
): { customer_group_id: number; qty: number; value: number }[] {
  const { terms } = advertised(record, 'associate', today)
  return terms.associatePriceMinor == null
    ? []
    : [{ customer_group_id: customerGroupIds.associate, qty: 1, value: toDecimal(terms.associatePriceMinor) }]
}

/**
 * Formats a product for the wire (C-1.7, C-5.4). Long texts are included only when `detail` is given. Price and size of
 * a configurable product are those of the variant shown for it.
 */
// Long: one object, field by field as the contract lists them.
export function toWire(record: ProductRecord, parts: WireParts): WireProduct {
  const { group, today, detail } = parts
  const { terms, variantId } = advertised(record, group, today)
  const special = isSpecialOn(terms, today)
  const variant = parts.children?.find((child) => child.id === variantId)
  const attributes: [string, unknown][] = [
    ['image', imageFile(parts.language, record.sku, record.data.image)],
    ['short_description', record.short_description],
    ['promises', detail && record.type_id !== 'virtual' ? promisesIn(parts.language) : undefined],
    ['url_key', record.data.url_key ?? record.sku],
    ['category_ids', record.categories.map((category) => String(category.id))],
    ['ground', record.ground],
    ['size_label', (variant ?? record).size_label],
    ['is_membership', record.is_membership ? '1' : '0'],
    ['can_use_loyalty', record.can_use_loyalty ? '1' : '0'],
    ['special_price', special ? String(toDecimal(terms.specialPriceMinor!)) : undefined],
    ['special_from_date', special ? terms.specialFrom : undefined],
    ['special_to_date', special ? terms.specialTo : undefined],
    ['brand', record.brand],
    ['brand_id', record.brand_id === null ? undefined : String(record.brand_id)],
    [
      'rating',
      record.reviews_count
        ? starsOf(ratingSummary(record.rating_sum, record.reviews_count)).toFixed(1)
        : undefined,
    ],
    ['reviews_count', record.reviews_count ? String(record.reviews_count) : undefined],
    ['popular', record.is_popular ? '1' : undefined],
    ['latest', record.is_latest ? '1' : undefined],
    [
      record.parent_id !== null && record.attribute_code ? record.attribute_code : '',
      record.option_value === null ? undefined : String(record.option_value),
    ],
    ['description', detail?.description],
    ['directions', detail?.directions || undefined],
    ['warnings', detail?.warnings || undefined],
    [
      'supplement_facts',
      detail?.facts && (detail.facts as { rows: unknown[] }).rows.length
        ? JSON.stringify(detail.facts)
        : undefined,
    ],
  ]
  return {
    id: record.id,
    sku: record.sku,
    name: record.name,
    attribute_set_id: 4,
    price: toDecimal(terms.priceMinor),
    status: record.status,
    visibility: record.visibility,
    type_id: record.type_id,
    created_at: formatServiceTime(record.created_at),
    updated_at: formatServiceTime(record.updated_at),
    weight: record.weight_g / 1000,
    product_links: [],
    media_gallery_entries: gallery(record, parts.language),
    tier_prices: associateTier(record, today),
    custom_attributes: attributes.flatMap(([code, value]) =>
      code === '' || value === undefined || value === null ? [] : [{ attribute_code: code, value }],
    ),
    extension_attributes: {
      category_links: record.categories.map((category) => ({
        position: category.position,
        category_id: String(category.id),
      })),
      category_ids: record.categories.map((category) => String(category.id)),
      category_names: record.categories.map((category) => category.name),
      stock_status: record.salable > 0 ? 1 : 0,
      salable_qty: Math.min(record.salable, TOLD_QUANTITY),
      stock_source_status: (parts.sources ?? []).map((source) => ({
        source_code: source.source_code,
        status: source.quantity > 0 ? 1 : 0,
      })),
      final_price: toDecimal(finalPriceOf(terms, group, today)),
      pv: record.pv,
      ...(record.type_id === 'configurable' ? configurable(record, parts) : {}),
      ...(record.type_id === 'bundle' ? { bundle_product_options: bundleOptions(record, parts) } : {}),
    },
  }
}

function configurable(
  record: ProductRecord,
  { children = [], language, group, today }: WireParts,
): Partial<NonNullable<Product['extension_attributes']>> {
  const attribute = attributeByCode.get(record.attribute_code ?? '')
  if (!attribute) return {}
  return {
    configurable_product_options: [
      {
        id: record.id,
        attribute_id: String(attribute.id),
        attribute_code: attribute.code,
        label: inLanguage(attribute.label, language),
        position: 0,
        values: children.flatMap((child) =>
          child.option_value === null
            ? []
            : [
                {
                  value_index: child.option_value,
                  label: variantLabel(child, language),
                  sku: child.sku,
                  final_price: toDecimal(finalMinor(child, group, today)),
                  stock_status: child.salable > 0 ? 1 : 0,
                  ...packAmount(child),
                },
              ],
        ),
        product_id: record.id,
      },
    ],
    configurable_product_links: children.map((child) => child.id),
  }
}

/** How much the pack of a size holds, for the price of a piece. */
function packAmount({ attribute_code: code, option_value: value }: ProductRecord) {
  const option = attributeByCode.get(code ?? '')?.options.find((entry) => entry.value === value)
  return option?.amount === undefined ? {} : { amount: option.amount, unit: option.unit ?? 'piece' }
}

/** What distinguishes a variant: a size as what its pack holds ("60 softgels"), anything else by the option's own name. */
export function variantLabel(
  { attribute_code: code, option_value: value, size_label: size }: ProductRecord,
  language: LanguageCode,
): string {
  if (code === 'size' && size) return size
  const option = attributeByCode.get(code ?? '')?.options.find((entry) => entry.value === value)
  return option ? inLanguage(option.label, language) : String(value)
}

const bundleOptions = (
  record: ProductRecord,
  { choices = [], language, group, today }: WireParts,
): NonNullable<NonNullable<WireProduct['extension_attributes']>['bundle_product_options']> =>
  [...Map.groupBy(choices, (choice) => choice.option_id)].map(([optionId, links], index) => ({
    option_id: optionId,
    title: links.map((link) => link.name).join(' / '),
    required: true,
    type: links.length > 1 ? 'radio' : 'select',
    position: index + 1,
    sku: record.sku,
    product_links: links.map((link, position) => ({
      id: String(link.selection_id),
      sku: link.sku,
      name: link.name,
      image: imageFile(language, link.sku, link.image ?? undefined),
      option_id: optionId,
      qty: link.quantity,
      position,
      is_default: position === 0,
      price: 0,
      price_type: 0,
      can_change_quantity: 0,
      final_price: toDecimal(finalMinor(link, group, today)),
      stock_status: link.salable >= link.quantity ? 1 : 0,
    })),
  }))
