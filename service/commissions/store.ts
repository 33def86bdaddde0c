import { requirementFigures, type RequirementId } from '#domain/commissions/levels.ts'
import type { PaymentType } from '#domain/commissions/payment-types.ts'
import { commissionOf, mealsDonated } from '#domain/commissions/plan.ts'
import type { Period } from '#domain/commissions/period.ts'
import type { Db } from '#service/db/db.ts'
import { bool, computed, date, defineRow, int, nullable, text, textOf, type RowOf } from '#service/db/row.ts'
import { sql } from '#service/db/sql.ts'
import { figuresOf } from './volume-store.ts'

/** An associate as commissions know them. */
export interface AssociateRow {
  id: number
  referral_id: string
  /** Number of people directly below, with or without volume. */
  legs: number
  /** Number of people enrolled by the associate in the period in which they registered or became associates. */
  preferred_customers: number
  associates: number
  weekly_pay: boolean
  has_account: boolean
}

/** The caller if they are an associate, with counts of people for a period. */
export const readAssociate = (db: Db, id: number, period: Period): Promise<AssociateRow | undefined> =>
  db.one<AssociateRow>(
    `select c.id, c.referral_id, (select count(*)::int from customer d where d.sponsor_id = c.referral_id) as legs, n.preferred_customers, n.associates,
       coalesce(a.weekly_pay, false) as weekly_pay, a.customer_id is not null as has_account from customer c
     left join payout_account a on a.customer_id = c.id and a.state = 'active'
     cross join lateral (
       select count(*) filter (where e.group_label = 'preferred' and to_char(e.created_at at time zone 'Asia/Hong_Kong', 'YYYYMM') = $2)::int as preferred_customers,
         count(*) filter (where to_char(e.joined_on, 'YYYYMM') = $2)::int as associates
       from customer e where e.enroller_id = c.referral_id) n
     where c.id = $1 and c.group_label = 'associate' and c.referral_id is not null`,
    [id, period],
  )

/** Whether a person is an associate; only associates have commissions. */
export const isAssociate = async (db: Db, id: number): Promise<boolean> =>
  (await db.one(
    `select 1 from customer where id = $1 and group_label = 'associate' and referral_id is not null`,
    [id],
  )) !== undefined

/** The figures of an associate in a period. Volumes in hundredths of a point, money in cents. */
export interface PeriodSummary {
  readonly period: Period
  /** Null while the period is open. */
  readonly closedAt: Date | null
  readonly level: string
  readonly reached: Readonly<Record<RequirementId, number>>
  readonly meals: number
  /** Set for a closed period; for an open one `readAssociate` counts them. */
  readonly enrolled: { readonly preferred_customers: number; readonly associates: number } | null
  /** By payment type; a type that is not known yet is missing. */
  readonly amounts: Readonly<Partial<Record<PaymentType, number>>>
  /** Hong Kong day on which it is or was paid; null for an open period, and where nothing was to be paid. */
  readonly paidOn: string | null
  /** Whether all of it is paid. */
  readonly isPaid: boolean
}

interface SummaryRow {
  period: Period
  closed_at: Date | null
  level: string | null
  ppv: number | null
  dpv: number | null
  active_legs: number
  leg_points: number
  meals: number
  preferred_customers: number
  associates: number
  amounts: Partial<Record<PaymentType, number>> | null
  paid_on: string | null
  is_paid: boolean | null
  live_ppv: number | null
  live_dpv: number
  generations: number[]
  pack_minor: number
  heads: number[] | null
  volumes: number[] | null
}

function finalSummary(row: SummaryRow): PeriodSummary | null {
  // A recalculation is paid in a period that may have no other figures.
  if (row.level === null && row.amounts === null) return null
  return {
    period: row.period,
    closedAt: row.closed_at,
    level: row.level ?? 'associate',
    reached: {
      ppv: row.ppv ?? 0,
      dpv: row.dpv ?? 0,
      active_legs: row.active_legs ?? 0,
      leg_points: row.leg_points ?? 0,
    },
    meals: row.meals ?? 0,
    enrolled: { preferred_customers: row.preferred_customers ?? 0, associates: row.associates ?? 0 },
    amounts: {
      'product commission payment': 0,
      'pack commission check': 0,
      'product recalculation': 0,
      'pack recalculation': 0,
      ...row.amounts,
    },
    paidOn: row.paid_on,
    isPaid: row.is_paid ?? false,
  }
}

function openSummary(row: SummaryRow): PeriodSummary | null {
  if (row.live_ppv === null) return null
  const figures = figuresOf({ ...row, ppv: row.live_ppv, dpv: row.live_dpv })
  const { level, productMinor, packMinor } = commissionOf(figures)
  return {
    period: row.period,
    closedAt: null,
    level,
    reached: requirementFigures({ ...figures, legs: [...figures.legs.values()] }),
    meals: mealsDonated(figures),
    enrolled: null,
    amounts: { 'product commission payment': productMinor, 'pack commission check': packMinor },
    paidOn: null,
    isPaid: false,
  }
}

/**
 * Figures of an associate in some periods; periods without figures are missing. Those of closed periods are as
 * written at closing.
 * @param today Hong Kong date
 */
export async function readSummaries(
  db: Db,
  customerId: number,
  periods: readonly Period[],
  today: string,
): Promise<Map<Period, PeriodSummary>> {
  const rows = await db.query<SummaryRow>(
    `select p.period, b.closed_at, r.level, r.ppv, r.dpv, r.active_legs, r.leg_points, r.meals, r.preferred_customers, r.associates,
       (select jsonb_object_agg(payment_type, amount) from (select payment_type, sum(amount_minor)::int as amount from commission_payment
          where customer_id = $1 and period = p.period group by payment_type) sums) as amounts,
       paid.paid_on, paid.is_paid,
       f.ppv as live_ppv, f.dpv as live_dpv, f.generations, f.pack_minor, l.heads, l.volumes
     from unnest($2::text[]) as p(period)
     left join business_period b on b.period = p.period
     left join period_result r on r.customer_id = $1 and r.period = p.period
     left join period_figures f on f.customer_id = $1 and f.period = p.period and b.period is null
     left join lateral (select max(coalesce(o.paid_on, c.payment_date)) as paid_on, bool_and(${isPaid('$3')}) as is_paid
       from commission_payment c left join payout o on o.id = c.payout_id where c.customer_id = $1 and c.period = p.period) paid on true
     left join lateral (select array_agg(head_id) as heads, array_agg(volume) as volumes from period_leg
       where customer_id = $1 and period = p.period and b.period is null) l on true`,
    [customerId, periods, today],
  )
  return new Map(
    rows.flatMap((row) => {
      const summary = row.closed_at === null ? openSummary(row) : finalSummary(row)
      return summary ? [[row.period, summary] as const] : []
    }),
  )
}

/** Meals donated in closed periods before a period, and whether this person had any such period. */
export const readPast = async (
  db: Db,
  customerId: number,
  before: Period,
): Promise<{ readonly meals: number; readonly periods: number }> =>
  (await db.one<{ meals: number; periods: number }>(
    'select coalesce(sum(meals), 0)::int as meals, count(*)::int as periods from period_result where customer_id = $1 and period < $2',
    [customerId, before],
  )) ?? { meals: 0, periods: 0 }

/**
 * Whether a commission is paid, of the payment `c` and its payout `o`: a cheque when its day has come, what was settled as a
 * debt, and everything else when the payout provider has it.
 * @param today the placeholder of the Hong Kong date
 */
export const isPaid = (today: string) =>
  `(case when c.debt_id is not null then true when c.check_number is null then coalesce(o.status, '') = 'paid' else c.payment_date <= ${today} end)`

/** A payment of a closed period, in cents. */
const commissionPaymentRow = defineRow('commission_payment', {
  id: int,
  period: textOf<Period>(),
  payment_type: textOf<PaymentType>(),
  about_period: textOf<Period>(),
  amount_minor: int,
  payment_date: date,
  check_number: nullable(text),
})
/**
 * `paid_on`: the Hong Kong day on which the provider had it, or that of the cheque; null while it is not paid.
 * `has_account`: whether its owner has an active payout account.
 */
export type PaymentRow = RowOf<typeof commissionPaymentRow> & {
  readonly paid_on: string | null
  readonly has_account: boolean
}

/**
 * Payments of an associate for some periods, newest period first.
 * @param today Hong Kong date
 */
export const listPayments = (
  db: Db,
  customerId: number,
  { from, to, today }: { readonly from: Period; readonly to: Period; readonly today: string },
): Promise<PaymentRow[]> =>
  db.query(
    sql`select ${commissionPaymentRow.of('c')}, ${computed('paid_on', nullable(date), `case when ${isPaid('$4')} then coalesce(o.paid_on, c.payment_date) end`)},
       ${computed('has_account', bool, `exists (select from payout_account a where a.customer_id = c.customer_id and a.state = 'active')`)}
     from commission_payment c left join payout o on o.id = c.payout_id
     where c.customer_id = $1 and c.period between $2 and $3 order by c.period desc, c.id`,
    [customerId, from, to, today],
  )

/**
 * The associate's next payment day, or null.
 * @param today Hong Kong date
 */
export const nextPayment = async (db: Db, customerId: number, today: string): Promise<string | null> =>
  (
    await db.one<{ day: string | null }>(
      'select min(payment_date) as day from commission_payment where customer_id = $1 and payment_date > $2',
      [customerId, today],
    )
  )?.day ?? null

/**
 * Amount, in cents, due to an associate from closed periods and not yet paid.
 * @param today Hong Kong date
 */
export const pendingPay = async (db: Db, customerId: number, today: string): Promise<number> =>
  (
    await db.one<{ amount: number }>(
      `select coalesce(sum(c.amount_minor), 0)::int as amount from commission_payment c left join payout o on o.id = c.payout_id
       where c.customer_id = $1 and not ${isPaid('$2')}`,
      [customerId, today],
    )
  )?.amount ?? 0
