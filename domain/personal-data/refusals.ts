import { refusal } from '../contract/refusal.ts'

/** Why an account cannot be deleted yet, in the order in which a person is told. */
export const deletionRefusals = {
  openOrder: refusal(
    'personalData.openOrder',
    "The account has an order that isn't finished. Delete it once the order has arrived or been cancelled.",
  ),
  openApplication: refusal(
    'personalData.openApplication',
    'The account has an application that is being reviewed. Delete it once that has been decided.',
  ),
  refundDue: refusal(
    'personalData.refundDue',
    'A refund is on its way to the account. Delete it once that has been paid.',
  ),
  refundDelayed: refusal(
    'personalData.refundDelayed',
    'A refund to the account could not be sent yet and is being looked into. Delete the account once it has been paid.',
  ),
  commissionDue: refusal(
    'personalData.commissionDue',
    'The account has a commission that is not paid yet. Delete it once that has been paid.',
  ),
  commissionDebt: refusal(
    'personalData.commissionDebt',
    'A recalculation left %1 of commission to be paid back. Write to %2: it will be settled, then delete the account.',
  ),
  payoutCredit: refusal(
    'personalData.payoutCredit',
    'The account has payout credit of HK$%1. Spend it or give it up, then delete the account.',
  ),
}

/** A reason against deleting an account. */
export type DeletionReason = keyof typeof deletionRefusals

/** All of them, in that order. */
export const deletionReasons = Object.keys(deletionRefusals) as DeletionReason[]
