import type { PayoutApplication } from '#domain/payouts/schema.ts'

/** The payout provider's answer to an application. `pending`: not decided yet. */
export type PayoutDecision = 'active' | 'pending' | 'usernameTaken' | 'emailTaken' | 'declined'

/** State of an account at the payout provider. */
export interface PayoutReport {
  readonly state: 'pending' | 'active' | 'refused'
  readonly isWeekly: boolean
  /** Number of the last change of weekly pay that it has received. */
  readonly change: number
}

/** The provider refused a change, so nothing has changed. After any other error it is unknown. */
export class PayoutRefused extends Error {
  override readonly name = 'PayoutRefused'
}

/** Money to be paid into an account. */
export interface PayoutRequest {
  /** Our id of the payout: the provider pays it once under it. */
  readonly payoutId: string
  /** Our reference of the account. */
  readonly account: string
  /** In minor units of `currency`, more than 0. */
  readonly amountMinor: number
  readonly currency: 'HKD'
}

/**
 * State of a payout at the provider. `pending`: taken on, with its result to come; `refused`: it pays nothing under this
 * id. Reasons name no person.
 */
export type PayoutResult =
  | { readonly state: 'paid' }
  | { readonly state: 'pending' | 'refused'; readonly reason: string }

/** The payout provider, where associates have their payout accounts. `now` is the shop's time. */
export interface PayoutPort {
  /** Applies for an account under our reference. Repeating it returns the first result. */
  apply(reference: string, application: PayoutApplication, now: Date): Promise<PayoutDecision>
  /** Looks up an account; undefined if the provider does not know the reference. */
  lookup(reference: string, now: Date): Promise<PayoutReport | undefined>
  /**
   * Switches weekly pay of an account. `change` increases with each change; of two concurrent ones the higher number
   * wins, in whatever order they arrive.
   * @throws PayoutRefused
   */
  setWeeklyPay(reference: string, isWeekly: boolean, change: number, now: Date): Promise<PayoutReport>
  /** Sign-in page of the account. */
  loginUrl(reference: string): string
  /** Whether there is a provider: without one, what is due waits. */
  readonly isConnected: boolean
  /**
   * Pays money into an account, once for each payout id; repeating it returns the current state.
   * @throws NoAnswer if it is unknown whether the money is paid, or if it cannot be paid at the moment
   */
  pay(request: PayoutRequest, now: Date): Promise<PayoutResult>
  /**
   * Looks up a payout by our id; undefined if the provider does not know it.
   * @throws NoAnswer
   */
  findPayment(request: PayoutRequest, now: Date): Promise<PayoutResult | undefined>
}
