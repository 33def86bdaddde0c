import * as z from 'zod/mini'
import { schemas } from '../contract/endpoint.ts'
import { Cart } from '../cart/schema.ts'
import { Customer } from '../customers/schema.ts'
import { Common } from './schema.ts'

export const getCommon = schemas({
  params: z.object({ languageCode: z.string() }),
  response: Common,
  summary: 'Store configuration, footer, banners, categories and membership settings in one answer (R-386).',
})

export const switchLanguage = schemas({
  body: z.object({ storeId: z.number(), cartId: z.optional(z.union([z.string(), z.number()])) }),
  response: z.looseObject({ cart: z.nullable(Cart), customer: z.nullable(Customer) }),
  summary:
    'Tells the service the chosen language; the returned cart and customer replace the current ones (R-302, A-101).',
})
