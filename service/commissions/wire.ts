import {
  isVolume,
  levelAbove,
  requirementsOf,
  type LevelId,
  type RequirementId,
} from '#domain/commissions/levels.ts'
import { paymentTypes, type PaymentType } from '#domain/commissions/payment-types.ts'
import { pendingReasonOf } from '#domain/commissions/pending-reason.ts'
import { lastDayOf } from '#domain/commissions/period.ts'
import type { CommissionPayment, CommissionPeriod, PreviousPeriod } from '#domain/commissions/schema.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { formatServiceTime } from '#domain/dates/service-time.ts'
import { toDecimal } from '#domain/money/money.ts'
import { payDayOf } from '#domain/payouts/pay-days.ts'
import type * as z from 'zod/mini'
import type { AssociateRow, PaymentRow, PeriodSummary } from './store.ts'

/** Converts hundredths of a point to points. */
const toPoints = (volume: number): number => volume / 100
const figureOf = (id: RequirementId, value: number): number => (isVolume(id) ? toPoints(value) : value)

/** English names of the requirements, for other clients; our screens have their own, by id. */
const labels: Readonly<Record<RequirementId, string>> = {
  ppv: 'PPV',
  dpv: 'DPV',
  active_legs: 'Active legs',
  leg_points: 'Leg points',
}

/** Payment methods. */
const methods = { check: 'Check', account: 'Payout account' } as const

type Figures = z.input<typeof PreviousPeriod>

const totalOf = (amounts: PeriodSummary['amounts']): number =>
  Object.values(amounts).reduce((sum, amount) => sum + amount, 0)

/** Figures that a period and the one before it have in common. */
const figuresToWire = (
  { period, closedAt, level, reached, amounts, paidOn, isPaid }: PeriodSummary,
  { associate, now }: Pick<Answer, 'associate' | 'now'>,
): Figures => ({
  business_period: period,
  state: closedAt ? 'final' : 'estimated',
  as_of: formatServiceTime(closedAt ?? now),
  payment_date: closedAt ? paidOn : payDayOf(period, associate.weekly_pay),
  pending_reason:
    closedAt && paidOn !== null && !isPaid
      ? pendingReasonOf(paidOn, toHongKongDate(now), associate.has_account)
      : null,
  ppv: toPoints(reached.ppv),
  dpv: toPoints(reached.dpv),
  active_legs: reached.active_legs,
  leg_points: reached.leg_points,
  current_level: level,
  commissions: paymentTypes.map((type) => {
    const amount = amounts[type]
    return { type, amount: amount === undefined ? null : toDecimal(amount) }
  }),
  total_commission: toDecimal(totalOf(amounts)),
})

/** Input of an answer. `past` is the number of meals in earlier periods that are closed. */
interface Answer {
  readonly summary: PeriodSummary
  readonly previous: PeriodSummary | undefined
  readonly associate: AssociateRow
  readonly past: { readonly meals: number }
  readonly now: Date
}

/** Formats a period (C-7.5). */
export function commissionToWire({
  summary,
  previous,
  associate,
  past,
  now,
}: Answer): z.input<typeof CommissionPeriod> {
  const next = levelAbove(summary.level as LevelId)
  const { preferred_customers, associates } = summary.enrolled ?? associate
  // the period before may be over and not closed yet
  const unclosedMeals = previous?.closedAt === null ? previous.meals : 0
  return {
    ...figuresToWire(summary, { associate, now }),
    deadline: lastDayOf(summary.period),
    legs: associate.legs,
    next_level: next?.id ?? null,
    next_level_requirements: next
      ? requirementsOf(next, summary.reached).map(({ id, current, required, missing }) => ({
          id,
          label: labels[id],
          current: figureOf(id, current),
          required: figureOf(id, required),
          missing: figureOf(id, missing),
          previous: previous ? figureOf(id, previous.reached[id]) : null,
        }))
      : [],
    enrollments: { preferred_customers, associates },
    impact: { meals_donated: summary.meals, since_joined: past.meals + unclosedMeals + summary.meals },
    previous: previous
      ? {
          ...figuresToWire(previous, { associate, now }),
          ...(previous.enrolled ? { enrollments: { ...previous.enrolled } } : {}),
          impact: { meals_donated: previous.meals },
        }
      : null,
  }
}

/**
 * Formats a payment of a closed period.
 * @param today Hong Kong date
 */
export const paymentToWire = (row: PaymentRow, today: string): z.input<typeof CommissionPayment> => ({
  id: row.id,
  business_period: row.period,
  about_period: row.about_period,
  payment_type: row.payment_type,
  payment_date: row.paid_on ?? row.payment_date,
  payment_method: row.check_number === null ? methods.account : methods.check,
  check_number: row.check_number,
  amount: toDecimal(row.amount_minor),
  currency: 'HKD',
  status: row.paid_on === null ? 'pending' : 'paid',
  pending_reason: row.paid_on === null ? pendingReasonOf(row.payment_date, today, row.has_account) : null,
  state: 'final',
})

/** Formats the current amounts of an open period: one line for each known type that is not 0. */
export const estimateToWire = ({ period, amounts }: PeriodSummary): z.input<typeof CommissionPayment>[] =>
  paymentTypes.flatMap((type: PaymentType) => {
    const amount = amounts[type] ?? 0
    return amount === 0
      ? []
      : [
          {
            business_period: period,
            about_period: period,
            payment_type: type,
            payment_date: null,
            payment_method: null,
            check_number: null,
            amount: toDecimal(amount),
            currency: 'HKD',
            status: 'estimated',
            state: 'estimated' as const,
          },
        ]
  })
