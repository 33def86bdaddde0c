import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { Cart } from '../cart/schema.ts'
import { Customer } from '../customers/schema.ts'
import { Common } from './schema.ts'

export const getCommon = endpoint({
  name: 'getCommon',
  method: 'GET',
  path: '/magento/:languageCode/common',
  access: 'anonymous',
  params: z.object({ languageCode: z.string() }),
  response: Common,
  summary:
    'Store configuration, footer, banners, categories and membership settings in one answer (shopping.md §7).',
})

export const switchLanguage = endpoint({
  name: 'switchLanguage',
  method: 'POST',
  path: '/language/switch',
  access: 'anonymous',
  body: z.object({ storeId: z.number(), cartId: z.optional(z.union([z.string(), z.number()])) }),
  response: z.looseObject({ cart: z.nullable(Cart), customer: z.nullable(Customer) }),
  encoded: true,
  summary:
    'Tells the service the chosen language; the returned cart and customer replace the current ones (shopping.md §4, decisions.md A-101).',
})
