import type { InvitationStatus } from '../enrollments/invitation-statuses.ts'
import type { Expiry } from '../membership/expiry.ts'
import type { Minor } from '../money/money.ts'

/** What is known about an associate; undefined for anything not loaded or not available. */
export interface Affairs {
  /** An order to pay before its deadline. */
  readonly dueOrder?:
    | { readonly id: number; readonly number: string; readonly amountMinor: Minor }
    | undefined
  /** The end of the membership, in the renewal window and after it. */
  readonly expiry?: Expiry | null | undefined
  readonly invitations?: readonly { readonly id: number; readonly status: InvitationStatus }[] | undefined
  /** Commissions waiting to be paid out, in cents. */
  readonly waitingMinor?: Minor | undefined
  /** Whether there is an active payout account. */
  readonly hasPayoutAccount?: boolean | undefined
}

/** A task, with the figures for its text. */
export type Task =
  | { readonly id: 'order'; readonly orderId: number; readonly number: string; readonly amountMinor: Minor }
  | { readonly id: 'renewal'; readonly expiry: Expiry }
  | { readonly id: 'invitations'; readonly count: number }
  | { readonly id: 'payout'; readonly waitingMinor: Minor }

/** Lists an associate's tasks, the most urgent first. */
export function tasksOf({ dueOrder, expiry, invitations, waitingMinor, hasPayoutAccount }: Affairs): Task[] {
  const failed = invitations?.filter(({ status }) => status === 'failed').length ?? 0
  const waits = hasPayoutAccount === false && waitingMinor !== undefined && waitingMinor > 0
  return [
    ...(dueOrder
      ? [
          {
            id: 'order',
            orderId: dueOrder.id,
            number: dueOrder.number,
            amountMinor: dueOrder.amountMinor,
          } as const,
        ]
      : []),
    ...(expiry ? [{ id: 'renewal', expiry } as const] : []),
    ...(failed > 0 ? [{ id: 'invitations', count: failed } as const] : []),
    ...(waits ? [{ id: 'payout', waitingMinor } as const] : []),
  ]
}

/** Open invitations, and those whose SMS was not sent. */
export const countInvitations = (
  invitations: readonly { readonly status: InvitationStatus }[],
): { readonly open: number; readonly failed: number } => ({
  open: invitations.filter(({ status }) => status === 'sent' || status === 'pending').length,
  failed: invitations.filter(({ status }) => status === 'failed').length,
})
