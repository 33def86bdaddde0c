import * as z from 'zod/mini'
import { schemas } from '../contract/endpoint.ts'

export const exportPersonalData = schemas({
  response: z.looseObject({ exported_at: z.string() }),
  summary:
    'All that the shop keeps of the signed-in customer, by subject: account, addresses, orders, reviews and so on. Without secrets and without what belongs to others.',
  undocumented: 'addition',
})
