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
    'Whether the associate has an active payout account, and whether it is paid weekly: two flags (associate-business.md §4, contract.md §6.6).',
})
export const applyForPayoutAccount = schemas({
  body: z.object({ account: PayoutApplication }),
  response: PayoutAnswer,
  summary:
    'Applies for a payout account. `[]` when the provider has not decided yet; 400 `UserName already exists.`, `Email address already exists.` (associate-business.md §5, decisions.md A-86).',
})
export const subscribeWeeklyPay = schemas({
  response: WeeklyPayAnswer,
  summary: 'Switches weekly pay on, with an empty payload (associate-business.md §7, decisions.md A-86).',
})
export const unsubscribeWeeklyPay = schemas({
  response: WeeklyPayAnswer,
  summary: 'Switches weekly pay off, with an empty payload (associate-business.md §7, decisions.md A-86).',
})
export const getPendingPay = schemas({
  response: PayoutAmount,
  summary:
    'Commissions that wait to be paid out, in decimals of HKD (associate-business.md §4, decisions.md A-87).',
})
export const getPayoutCredit = schemas({
  response: PayoutAmount,
  summary:
    'The iPayout balance in decimals of HKD, which can be spent in the shop; 400 for everybody but associates (associate-business.md §6, §7).',
})
export const getPayoutAccount = schemas({
  response: PayoutAccount,
  summary:
    "The payout account's state and where one signs in to it: our addition to the contract (decisions.md A-134).",
  undocumented: 'addition',
})
