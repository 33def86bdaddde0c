import * as z from 'zod/mini'
import { schemas } from '../contract/endpoint.ts'
import {
  PayoutAccount,
  PayoutAmount,
  PayoutAnswer,
  PayoutApplication,
  PayoutStatus,
  WeeklyPayAnswer,
} from './schema.ts'

export const getPayoutStatus = schemas({
  response: PayoutStatus,
  summary:
    'Whether the associate has an active payout account, and whether it is paid weekly: two flags (R-644, C-7.4).',
})
export const applyForPayoutAccount = schemas({
  body: z.object({ account: PayoutApplication }),
  response: PayoutAnswer,
  summary:
    'Applies for a payout account. `[]` when the provider has not decided yet; 400 `UserName already exists.`, `Email address already exists.` (R-688 to R-691, A-86).',
})
export const subscribeWeeklyPay = schemas({
  response: WeeklyPayAnswer,
  summary: 'Switches weekly pay on, with an empty payload (R-714, A-86).',
})
export const unsubscribeWeeklyPay = schemas({
  response: WeeklyPayAnswer,
  summary: 'Switches weekly pay off, with an empty payload (R-714, A-86).',
})
export const getPendingPay = schemas({
  response: PayoutAmount,
  summary: 'Commissions that wait to be paid out, in decimals of HKD (R-645, A-87).',
})
export const getPayoutCredit = schemas({
  response: PayoutAmount,
  summary:
    'The iPayout balance in decimals of HKD, which can be spent in the shop; 400 for everybody but associates (R-377, R-715).',
})
export const getPayoutAccount = schemas({
  response: PayoutAccount,
  summary: "The payout account's state and where one signs in to it: our addition to the contract (A-134).",
  undocumented: 'addition',
})
