import type { PendingReason } from './schema.ts'

/**
 * Why a commission that is not paid is still due.
 * @param payDay Hong Kong date on which it is to be paid
 * @param today Hong Kong date
 * @returns null before its day
 */
export const pendingReasonOf = (payDay: string, today: string, hasAccount: boolean): PendingReason | null =>
  payDay > today ? null : hasAccount ? 'processing' : 'account'
