/** Links to pages of other features; a missing one is not shown. */
export interface BusinessLinks {
  /** Commissions by period. */
  commissions?: string | undefined
  /** Payments and the payout account. */
  payments?: string | undefined
  invitations?: string | undefined
}
