import { lastSent } from '#domain/enrollments/last-sent.ts'
import { isOpen, resendableAt, RESEND_WAIT_MINUTES } from '#domain/enrollments/resend.ts'
import type { Invitation } from '#domain/enrollments/schema.ts'
import { parseServiceTime } from '#domain/dates/service-time.ts'
import { ResendButton } from '#design-system/actions/ResendButton'
import { useState } from 'react'

const timeOf = (text: string | null | undefined): Date | null => (text ? parseServiceTime(text) : null)

/** The service's clock at the time of the answer. */
export interface ServiceClock {
  /** Time of the answer on this device, in milliseconds since 1970. */
  readonly readAt: number
  /** The service's clock minus this device's. */
  readonly offset: number
}

export interface ResendCellProps {
  invitation: Invitation
  name: string
  /** When this browser sent it, in milliseconds since 1970. */
  sentHere: number | undefined
  clock: ServiceClock
  isPending: boolean
  onResend: () => void
}

const WAIT_MS = RESEND_WAIT_MINUTES * 60_000

/** Sends the SMS of an open invitation again; disabled until the last one is old enough. */
export function ResendCell({ invitation, name, sentHere, clock, isPending, onResend }: ResendCellProps) {
  // The countdown runs from the answer, or from now if the answer is older.
  const [openedAt] = useState(() => Date.now())
  if (!isOpen(invitation.status)) return null
  const last = lastSent(timeOf(invitation.sent_at), sentHere === undefined ? null : new Date(sentHere))
  const from = resendableAt(invitation.status, last)
  return (
    <ResendButton
      name={name}
      sentAt={from && from.getTime() - WAIT_MS}
      waitMs={WAIT_MS}
      serverNow={Math.max(clock.readAt, openedAt) + clock.offset}
      isPending={isPending}
      onResend={onResend}
    />
  )
}
