import { formatDay } from '#domain/dates/format-date.ts'
import { paths } from '#domain/store/paths.ts'
import { grantMembership } from '#service/customers/membership-store.ts'
import type { Db } from '#service/db/db.ts'
import { markInviteeUpgraded } from '#service/enrollments/store.ts'
import { notifyBuyer } from '../documents/notify.ts'
import { membershipTexts } from './membership-texts.ts'
import type { OrderRow } from '../store.ts'

/**
 * Delivers the memberships of an order that has just been paid: makes the customer an associate or extends the
 * membership by a year, and notifies them in the notification centre and by email (by SMS without an email). Does
 * nothing for an order without memberships or one already delivered. Pass the transaction of the payment.
 */
export async function deliverMembership(db: Db, order: OrderRow, years: number, now: Date): Promise<void> {
  if (years === 0) return
  const until = await grantMembership(db, order, years, now)
  if (until === undefined) return
  await markInviteeUpgraded(db, order.customer_id, now)
  await notifyBuyer(
    db,
    order,
    { kind: 'membership', vars: { until }, url: paths.dashboard() },
    ({ code, tag }) => {
      const texts = membershipTexts[code]
      const day = formatDay(until, tag)
      return {
        subject: texts.subject(day),
        paragraphs: () => [
          texts.intro(day),
          ...(order.origin ? [texts.view(`${order.origin}${paths.dashboard()}`)] : []),
        ],
      }
    },
    now,
  )
}
