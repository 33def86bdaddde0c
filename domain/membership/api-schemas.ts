import * as z from 'zod/mini'
import { Product } from '../catalogue/schema.ts'
import { schemas } from '../contract/endpoint.ts'

const asked = z.object({ languageCode: z.optional(z.string()), customerGroup: z.optional(z.string()) })
const bundles = z.looseObject({ items: z.array(Product) })

export const listAssociateBundles = schemas({
  query: asked,
  response: bundles,
  summary:
    'The associate membership and the bundles that waive its fee, at the prices of the caller (C-6.15).',
})
export const listAssociateRenewBundles = schemas({
  query: asked,
  response: bundles,
  summary: 'The renewal of a membership and the bundles that go with it (C-6.15).',
})
