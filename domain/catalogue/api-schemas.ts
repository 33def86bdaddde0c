import * as z from 'zod/mini'
import { schemas } from '../contract/endpoint.ts'
import { ok } from '../contract/wire.ts'
import {
  AttributeOption,
  Brand,
  Facets,
  Listing,
  Product,
  ProductAttribute,
  SearchSuggestions,
} from './schema.ts'
import { sorts } from './sorts.ts'

const sku = z.object({ sku: z.string() })

export const listProducts = schemas({
  params: z.object({ languageCode: z.string() }),
  // Magento's criteria are sent in brackets beside customerGroup: searchCriteria[pageSize]=24.
  query: z.looseObject({ customerGroup: z.optional(z.string()), searchCriteria: z.optional(z.unknown()) }),
  response: z.looseObject({ items: z.array(Product), total_count: z.optional(z.number()) }),
  summary:
    "Products of a customer group: all, or a list by Magento's searchCriteria[...], whose pages leave long texts out (R-388, A-146).",
})

/** Filters of a listing. */
const narrowing = {
  q: z.optional(z.string()),
  category: z.optional(z.coerce.number()),
  brand: z.optional(z.string()),
  /** Option values, separated by commas: dosage forms, and whom a product suits. */
  form: z.optional(z.string()),
  audience: z.optional(z.string()),
  /** Rails of the home page: popular, latest (offers), promotion, bundle. */
  collection: z.optional(z.enum(['popular', 'latest', 'promotion', 'bundle'])),
  minPrice: z.optional(z.coerce.number()),
  maxPrice: z.optional(z.coerce.number()),
  inStock: z.optional(z.string()),
  customerGroup: z.optional(z.string()),
}

export const searchCatalogue = schemas({
  query: z.object({
    ...narrowing,
    sort: z.optional(z.enum(sorts)),
    page: z.optional(z.coerce.number()),
    pageSize: z.optional(z.coerce.number()),
  }),
  response: Listing,
  summary:
    'A page of what a search found, with its facets: our addition to the contract. Prices in decimals of HKD.',
  undocumented: 'addition',
})

export const suggestSearch = schemas({
  query: z.object({ q: z.string(), customerGroup: z.optional(z.string()) }),
  response: SearchSuggestions,
  summary:
    "What the beginning of a search may mean: at most five products (with picture and the group's price in `items`), three categories and two needs, best first: our addition to the contract.",
  undocumented: 'addition',
})

export const listFacets = schemas({
  query: z.object(narrowing),
  response: Facets,
  summary:
    'What a list of products can be narrowed down to, with counts, and the categories that lead to it: our addition to the contract.',
  undocumented: 'addition',
})

export const getProduct = schemas({
  params: sku,
  query: z.object({ customerGroup: z.optional(z.string()) }),
  response: Product,
  summary: 'One product; 404 when there is none of that SKU (C-2.6).',
})

export const listChildren = schemas({
  params: sku,
  response: z.array(Product),
  summary: 'The variants of a configurable product (C-2.6).',
})

export const getAttribute = schemas({
  params: z.object({ code: z.string() }),
  response: ProductAttribute,
  summary: 'A product attribute with its options (C-2.6).',
})

export const listAttributeOptions = schemas({
  params: z.object({ code: z.string() }),
  response: z.array(AttributeOption),
  summary: 'The options of a product attribute (C-2.6).',
})

export const listBrands = schemas({
  response: z.array(Brand),
  summary: 'The brands of the shop (C-6.8).',
})

export const saveArrivalReminder = schemas({
  query: z.object({ code: z.optional(z.string()) }),
  body: z.object({ productId: z.number(), email: z.optional(z.string()), mobile: z.optional(z.string()) }),
  response: ok,
  summary:
    'Asks for one message when a product is back in stock; 400 while it is in stock. Asking again answers the same (C-6.8): nobody learns whether an address asked before.',
})
