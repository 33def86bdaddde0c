import { joinName } from '#domain/customers/name.ts'
import { formatDay } from '#domain/dates/format-date.ts'
import { defaultLanguage, languageOf } from '#domain/store/languages.ts'
import { paths } from '#domain/store/paths.ts'
import { grantMembership } from '#service/customers/membership-store.ts'
import type { Db } from '#service/db/db.ts'
import { markInviteeUpgraded } from '#service/enrollments/store.ts'
import { leaveMessage } from '#service/messages/store.ts'
import { queueMessage } from '#service/outbox/store.ts'
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
  const customer = await leaveMessage(
    db,
    order.customer_id,
    { kind: 'membership', vars: { until }, url: paths.dashboard() },
    now,
  )
  if (!customer) return
  const { code, tag } = languageOf(order.language) ?? defaultLanguage
  const texts = membershipTexts[code]
  const day = formatDay(until, tag)
  if (customer.email)
    await queueMessage(
      db,
      {
        channel: 'email',
        recipient: customer.email,
        subject: texts.subject(day),
        body: [
          texts.greeting(joinName(customer.firstname, customer.lastname)),
          texts.intro(day),
          ...(order.origin ? [texts.view(`${order.origin}/dashboard`)] : []),
          'Jadeleaf',
        ].join('\n\n'),
      },
      now,
    )
  else if (customer.mobile)
    await queueMessage(
      db,
      {
        channel: 'sms',
        recipient: `+${customer.mobile_prefix ?? ''}${customer.mobile}`,
        body: texts.subject(day),
      },
      now,
    )
}
