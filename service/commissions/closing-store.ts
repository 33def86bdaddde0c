import { requirementFigures } from '#domain/commissions/levels.ts'
import type { Period } from '#domain/commissions/period.ts'
import type { PaymentType } from '#domain/commissions/payment-types.ts'
import { mealsDonated, type Commission, type PaidSoFar } from '#domain/commissions/plan.ts'
import type { PeriodFigures } from '#domain/commissions/volume.ts'
import { payDayOf } from '#domain/payouts/pay-days.ts'
import type { Db } from '#service/db/db.ts'

/** The newest period that is closed, or null. */
export const lastClosed = async (db: Db): Promise<Period | null> =>
  (await db.one<{ period: Period | null }>('select max(period) as period from business_period'))?.period ??
  null

/** The oldest period with figures, or null. */
export const firstWithFigures = async (db: Db): Promise<Period | null> =>
  (await db.one<{ period: Period | null }>('select min(period) as period from period_figures'))?.period ??
  null

/**
 * Records that a period is closed.
 * @returns false if it already was
 */
export const noteClosed = async (tx: Db, period: Period, now: Date): Promise<boolean> =>
  (await tx.one(
    'insert into business_period (period, closed_at) values ($1, $2) on conflict do nothing returning period',
    [period, now],
  )) !== undefined

/** An amount to be paid. For a recalculation, `aboutPeriod` is the recalculated period. */
export interface NewPayment {
  readonly customerId: number
  readonly type: PaymentType
  readonly aboutPeriod: Period
  readonly amountMinor: number
}

/** Writes the final figures of a period for each person. */
export const insertResults = (
  tx: Db,
  period: Period,
  results: ReadonlyMap<number, { figures: PeriodFigures; commission: Commission }>,
): Promise<unknown> =>
  tx.query(
    `with enrolled as (
       select e.id, count(*) filter (where c.group_label = 'preferred' and to_char(c.created_at at time zone 'Asia/Hong_Kong', 'YYYYMM') = $1)::int as preferred_customers,
         count(*) filter (where to_char(c.joined_on, 'YYYYMM') = $1)::int as associates
       from customer c join customer e on e.referral_id = c.enroller_id group by e.id)
     insert into period_result (customer_id, period, level, ppv, dpv, active_legs, leg_points, meals, preferred_customers, associates)
     select r.customer_id, $1, r.level, r.ppv, r.dpv, r.active_legs, r.leg_points, r.meals, coalesce(n.preferred_customers, 0), coalesce(n.associates, 0)
     from jsonb_populate_recordset(null::period_result, $2::jsonb) r left join enrolled n on n.id = r.customer_id`,
    [
      period,
      JSON.stringify(
        [...results].map(([customer_id, { figures, commission }]) => ({
          customer_id,
          level: commission.level,
          ...requirementFigures({ ...figures, legs: [...figures.legs.values()] }),
          meals: mealsDonated(figures),
        })),
      ),
    ],
  )

/** Writes the payments of a period with the day on which each person is paid. Deleted accounts earn nothing any more. */
export const insertPayments = (tx: Db, period: Period, payments: readonly NewPayment[]): Promise<unknown> =>
  tx.query(
    `insert into commission_payment (customer_id, period, payment_type, about_period, amount_minor, payment_date)
     select p.customer_id, $1, payment_type, about_period, amount_minor, case when a.weekly_pay then $4::date else $2::date end
     from jsonb_populate_recordset(null::commission_payment, $3::jsonb) p
     join customer c on c.id = p.customer_id and c.deleted_at is null left join payout_account a on a.customer_id = p.customer_id and a.state = 'active'`,
    [
      period,
      payDayOf(period, false),
      JSON.stringify(
        payments.map(({ customerId, type, aboutPeriod, amountMinor }) => ({
          customer_id: customerId,
          payment_type: type,
          about_period: aboutPeriod,
          amount_minor: amountMinor,
        })),
      ),
      payDayOf(period, true),
    ],
  )

/** Closed periods that have changed, with everyone affected. Each change is returned once. */
export async function takeLate(tx: Db): Promise<Map<Period, number[]>> {
  const rows = await tx.query<{ period: Period; people: number[] }>(
    `with late as (update volume_entry set is_late = false where is_late returning period, customer_id, upline, enroller)
     select period, array_agg(distinct person) as people from late, unnest(upline || customer_id || enroller) as person where person is not null group by period order by period`,
  )
  return new Map(rows.map(({ period, people }) => [period, people]))
}

/** Total paid for a period so far, including recalculations, by person. */
export async function paidFor(
  tx: Db,
  period: Period,
  customerIds: readonly number[],
): Promise<Map<number, PaidSoFar>> {
  const rows = await tx.query<{ customer_id: number; product: number; pack: number }>(
    `select customer_id, coalesce(sum(amount_minor) filter (where payment_type like 'product%'), 0)::int as product,
       coalesce(sum(amount_minor) filter (where payment_type like 'pack%'), 0)::int as pack
     from commission_payment where about_period = $1 and customer_id = any($2) group by customer_id`,
    [period, customerIds],
  )
  return new Map(
    rows.map(({ customer_id, product, pack }) => [customer_id, { productMinor: product, packMinor: pack }]),
  )
}
