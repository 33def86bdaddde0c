/** Reason for a change of a points balance. */
export const ledgerKinds = ['opening', 'earned', 'used', 'returned', 'taken_back', 'expired'] as const
export type LedgerKind = (typeof ledgerKinds)[number]
