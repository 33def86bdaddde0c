import * as z from 'zod/mini'
import { attribute, id, maybe, numeric } from '../contract/wire.ts'

/** A choice of a bundle option; `id` is the selection id that the cart receives (C-2.2). */
const BundleLink = z.looseObject({
  id: z.optional(z.string()),
  sku: z.optional(z.string()),
  option_id: z.optional(z.number()),
  qty: z.optional(numeric),
  position: z.optional(z.number()),
  is_default: z.boolean(),
  price: numeric,
  price_type: z.number(),
  can_change_quantity: z.optional(z.number()),
  /** Our addition: price of one piece bought alone, for the caller's group today. */
  final_price: z.optional(numeric),
  /** Our addition: 0 where there are not enough pieces for one bundle. */
  stock_status: z.optional(z.number()),
})
const BundleOption = z.looseObject({
  option_id: z.optional(z.number()),
  title: z.optional(z.string()),
  required: z.optional(z.boolean()),
  type: z.optional(z.string()),
  position: z.optional(z.number()),
  sku: z.optional(z.string()),
  product_links: z.optional(z.array(BundleLink)),
})
const ConfigurableOption = z.looseObject({
  id: z.optional(z.number()),
  attribute_id: z.optional(z.string()),
  label: z.optional(z.string()),
  position: z.optional(z.number()),
  values: z.optional(z.array(z.looseObject({ value_index: z.number() }))),
  product_id: z.optional(z.number()),
})

/** A product as Magento sends it (C-1.7, Catalog.Product) with the fields of C-5.4. */
export const Product = z.looseObject({
  id: z.optional(id),
  sku: z.string(),
  name: z.optional(z.string()),
  price: z.optional(numeric),
  status: z.optional(z.number()),
  visibility: z.optional(z.number()),
  type_id: z.optional(z.string()),
  created_at: maybe(z.string()),
  updated_at: maybe(z.string()),
  weight: maybe(numeric),
  product_links: z.optional(
    z.array(
      z.looseObject({
        sku: z.string(),
        link_type: z.string(),
        linked_product_sku: z.string(),
        position: z.number(),
      }),
    ),
  ),
  media_gallery_entries: z.optional(
    z.array(
      z.looseObject({
        id: z.optional(z.number()),
        media_type: z.string(),
        label: z.nullable(z.string()),
        position: z.number(),
        disabled: z.boolean(),
        types: z.array(z.string()),
        file: z.optional(z.string()),
      }),
    ),
  ),
  custom_attributes: z.optional(z.array(attribute)),
  extension_attributes: z.optional(
    z.looseObject({
      bundle_product_options: z.optional(z.array(BundleOption)),
      configurable_product_options: z.optional(z.array(ConfigurableOption)),
      configurable_product_links: z.optional(z.array(z.number())),
      category_links: z.optional(
        z.array(z.looseObject({ position: z.optional(z.number()), category_id: z.string() })),
      ),
      category_ids: z.optional(z.array(z.string())),
      stock_status: z.optional(z.number()),
      stock_source_status: z.optional(
        z.array(z.looseObject({ source_code: z.string(), status: z.number() })),
      ),
      final_price: z.optional(numeric),
      pv: z.optional(numeric),
    }),
  ),
})
export type Product = z.infer<typeof Product>

export const Brand = z.looseObject({
  id,
  name: z.string(),
  logo: z.string(),
  url_key: z.string(),
  position: z.number(),
})
export type Brand = z.infer<typeof Brand>

export const AttributeOption = z.looseObject({
  label: z.string(),
  value: z.string(),
  sort_order: z.optional(z.number()),
  is_default: z.optional(z.boolean()),
})
export const ProductAttribute = z.looseObject({
  attribute_id: z.optional(z.number()),
  attribute_code: z.string(),
  frontend_input: z.string(),
  entity_type_id: z.string(),
  is_required: z.boolean(),
  frontend_labels: z.array(
    z.looseObject({ store_id: z.optional(z.number()), label: z.optional(z.string()) }),
  ),
  default_frontend_label: z.optional(z.string()),
  options: z.optional(z.array(AttributeOption)),
})

export const Facet = z.looseObject({
  code: z.string(),
  label: z.string(),
  options: z.array(z.looseObject({ value: z.string(), label: z.string(), count: z.number() })),
})
export type Facet = z.infer<typeof Facet>

/** Facets of a list and the categories above it. Our addition to the contract. */
export const Facets = z.looseObject({
  facets: z.array(Facet),
  category_path: z.array(z.looseObject({ id: z.number(), name: z.string() })),
})
export type Facets = z.infer<typeof Facets>

/** A page of search results with facets. Our addition to the contract. Prices in decimals of HKD. */
export const Listing = z.extend(Facets, {
  items: z.array(Product),
  total_count: z.number(),
  page: z.number(),
  page_size: z.number(),
})
export type Listing = z.infer<typeof Listing>

/** Suggestions for a search text. */
export const SearchSuggestions = z.object({
  products: z.array(z.object({ sku: z.string(), name: z.string() })),
  /** The same products as listings have them: with picture and the price of the caller's group. */
  items: z.optional(z.array(Product)),
  categories: z.array(z.object({ id: z.number(), parent_id: z.nullable(z.number()), name: z.string() })),
  /** A text to search for, such as "Sleep". */
  needs: z.array(z.string()),
})
export type SearchSuggestions = z.infer<typeof SearchSuggestions>
