import * as z from 'zod/mini'
import { schemas } from '../contract/endpoint.ts'
import { ok } from '../contract/wire.ts'

export const exportPersonalData = schemas({
  response: z.looseObject({ exported_at: z.string() }),
  summary:
    'All that the shop keeps of the signed-in customer, by subject: account, addresses, orders, reviews and so on. Without secrets and without what belongs to others.',
  undocumented: 'addition',
})

export const deleteAccount = schemas({
  body: z.object({
    /** A code sent to the mobile number on record. */
    current_code: z.optional(z.string()),
    current_password: z.optional(z.string()),
    /** Payout credit that is given up, in decimals of HKD: all of it, as `errors` named it. */
    give_up_payout_credit: z.optional(z.number()),
  }),
  response: ok,
  summary:
    'Deletes the account of the signed-in customer for good, after a proof of identity (`current_password` or `current_code`): everything that names the person goes, orders stay without them. 400 while an order, an application, a refund, a commission or payout credit is open: `errors` has all reasons, each with its `code`. A repetition with the token of the deletion is answered like the first call.',
  undocumented: 'addition',
})
