import { noFigures, sumVolume, type PeriodFigures, type VolumeEntry } from '#domain/commissions/volume.ts'
import type { Period } from '#domain/commissions/period.ts'
import type { Db } from '#service/db/db.ts'
import { arrayOf, bigint, defineRow, int, nullable, textOf, type RowOf } from '#service/db/row.ts'
import { sql } from '#service/db/sql.ts'
import { lineVolume } from '#service/orders/refunds/refund-store.ts'

/** Key of the lock for settling volume and closing periods, so that one process at a time does either. */
const VOLUME_LOCK = 4_207_101

/** Maximum number of orders and entries per statement. */
const BATCH = 2_000

/** Takes that lock until the end of the transaction. */
export const lockVolume = (tx: Db): Promise<unknown> =>
  tx.query('select pg_advisory_xact_lock($1)', [VOLUME_LOCK])

/** Whether there are payments or refunds not yet in the figures. */
export const isVolumeDue = async (db: Db): Promise<boolean> =>
  (
    await db.one<{ due: boolean }>(
      `select exists (select 1 from sales_order where paid_at is not null and volume_state = 'due')
         or exists (select 1 from order_refund where not is_counted)
         or exists (select 1 from volume_entry where not is_settled) as due`,
    )
  )?.due ?? false

/**
 * Writes the entries of paid orders. A membership counts as a pack, everything else with its points.
 * @returns the number of orders
 */
const countPaid = async (tx: Db): Promise<number> =>
  (
    await tx.query(
      `with due as (select id from sales_order where paid_at is not null and volume_state = 'due' order by id limit $1 for update skip locked),
         marked as (
           update sales_order o set volume_state = 'counted' from due where o.id = due.id returning o.id, o.customer_id, o.paid_at),
         noted as (
           insert into volume_entry (cause, order_id, customer_id, upline, enroller, volume, pack_minor, period, happened_at)
           select 'paid:' || o.id, o.id, o.customer_id, c.upline, e.id, lines.volume, lines.pack_minor,
             to_char(o.paid_at at time zone 'Asia/Hong_Kong', 'YYYYMM'), o.paid_at
           from marked o join customer c on c.id = o.customer_id left join customer e on e.referral_id = c.enroller_id
           cross join lateral (
             select coalesce(sum(${lineVolume}), 0)::int as volume,
               coalesce(sum(i.row_total_minor - i.discount_minor) filter (where i.is_membership), 0)::int as pack_minor
             from sales_order_item i left join product p on p.id = i.product_id
             where i.order_id = o.id and i.parent_item_id is null) lines
           where lines.volume <> 0 or lines.pack_minor <> 0
           on conflict (cause) do nothing)
       select id from marked`,
      [BATCH],
    )
  ).length

/**
 * Writes entries for refunds: each takes its part of the order's entry out of the period in which that was counted.
 * Those of orders that never counted are only marked.
 * @returns the number of refunds
 */
const countRefunded = async (tx: Db, now: Date): Promise<number> =>
  (
    await tx.query(
      `with due as (
           select r.id from order_refund r join sales_order o on o.id = r.order_id
           where not r.is_counted and o.volume_state <> 'due' order by r.id limit $1 for update of r skip locked),
         marked as (update order_refund r set is_counted = true from due where r.id = due.id returning r.id, r.order_id, r.volume, r.pack_minor),
         noted as (
           insert into volume_entry (cause, order_id, customer_id, upline, enroller, volume, pack_minor, period, happened_at)
           select 'returned:' || r.id, e.order_id, e.customer_id, e.upline, e.enroller, -r.volume, -r.pack_minor, e.period, $2
           from marked r join volume_entry e on e.cause = 'paid:' || r.order_id
           where r.volume <> 0 or r.pack_minor <> 0
           on conflict (cause) do nothing)
       select id from marked`,
      [BATCH, now],
    )
  ).length

/** The volume of one payment or refund. */
const volumeEntryRow = defineRow('volume_entry', {
  id: bigint,
  customer_id: int,
  upline: arrayOf(int),
  enroller: nullable(int),
  volume: int,
  pack_minor: int,
  period: textOf<Period>(),
})
type EntryRow = RowOf<typeof volumeEntryRow>

const entryOf = (row: EntryRow): VolumeEntry => ({
  buyer: row.customer_id,
  upline: row.upline,
  enroller: row.enroller,
  volume: row.volume,
  packMinor: row.pack_minor,
})

/** Adds figures to the totals of a period. */
export async function addFigures(
  tx: Db,
  period: Period,
  sums: ReadonlyMap<number, PeriodFigures>,
): Promise<void> {
  const figures = [...sums].map(([customer_id, { ppv, dpv, generations, packMinor }]) => ({
    customer_id,
    ppv,
    dpv,
    generations,
    pack_minor: packMinor,
  }))
  await tx.query(
    `insert into period_figures (customer_id, period, ppv, dpv, generations, pack_minor)
     select customer_id, $1, ppv, dpv, generations, pack_minor from jsonb_populate_recordset(null::period_figures, $2::jsonb)
     on conflict (customer_id, period) do update set ppv = period_figures.ppv + excluded.ppv, dpv = period_figures.dpv + excluded.dpv,
       generations = (select array_agg(was + more order by at) from unnest(period_figures.generations, excluded.generations) with ordinality as both_(was, more, at)),
       pack_minor = period_figures.pack_minor + excluded.pack_minor`,
    [period, JSON.stringify(figures)],
  )
  const legs = [...sums].flatMap(([customer_id, figure]) =>
    [...figure.legs].map(([head_id, volume]) => ({ customer_id, head_id, volume })),
  )
  await tx.query(
    `insert into period_leg (customer_id, period, head_id, volume)
     select customer_id, $1, head_id, volume from jsonb_populate_recordset(null::period_leg, $2::jsonb)
     on conflict (customer_id, period, head_id) do update set volume = period_leg.volume + excluded.volume`,
    [period, JSON.stringify(legs)],
  )
}

/**
 * Adds entries to the figures of their periods, and marks those of closed periods.
 * @returns the number of entries
 */
async function settleEntries(tx: Db): Promise<number> {
  const rows = await tx.query(
    sql`select ${volumeEntryRow} from volume_entry where not is_settled order by id limit $1`,
    [BATCH],
  )
  for (const period of new Set(rows.map((row) => row.period)))
    await addFigures(
      tx,
      period,
      sumVolume(rows.flatMap((row) => (row.period === period ? [entryOf(row)] : []))),
    )
  await tx.query(
    'update volume_entry e set is_settled = true, is_late = exists (select 1 from business_period b where b.period = e.period) where id = any($1)',
    [rows.map(({ id }) => id)],
  )
  return rows.length
}

/**
 * Adds all payments and refunds to the figures. The lock of `lockVolume` must be held.
 * @returns whether there may be more, since one call is limited
 */
export async function settleLocked(tx: Db, now: Date): Promise<boolean> {
  const [paid, refunded] = [await countPaid(tx), await countRefunded(tx, now)]
  const settled = await settleEntries(tx)
  return Math.max(paid, refunded, settled) >= BATCH
}

/** The figures of somebody in a period. */
const periodFiguresRow = defineRow('period_figures', {
  customer_id: int,
  ppv: int,
  dpv: int,
  generations: arrayOf(int),
  pack_minor: int,
})
interface FiguresRow extends RowOf<typeof periodFiguresRow> {
  heads: number[] | null
  volumes: number[] | null
}

export const figuresOf = (row: Omit<FiguresRow, 'customer_id'>): PeriodFigures => ({
  ppv: row.ppv,
  dpv: row.dpv,
  generations: noFigures.generations.map((none, at) => row.generations[at] ?? none),
  legs: new Map(row.heads?.map((head, at) => [head, row.volumes?.[at] ?? 0])),
  packMinor: row.pack_minor,
})

interface LegRow {
  customer_id: number
  heads: number[]
  volumes: number[]
}

/**
 * The figures of everybody in a period, or of some. Two questions, put together here: joined, they would be as fast as the
 * planner's idea of how many rows a period has.
 */
export async function readFigures(
  db: Db,
  period: Period,
  customerIds: readonly number[] | null = null,
): Promise<Map<number, PeriodFigures>> {
  const whose = '($2::int[] is null or customer_id = any($2))'
  const rows = await db.query(
    sql`select ${periodFiguresRow} from period_figures where period = $1 and ${whose}`,
    [period, customerIds],
  )
  const legs = await db.query<LegRow>(
    `select customer_id, array_agg(head_id) as heads, array_agg(volume) as volumes from period_leg where period = $1 and ${whose} group by customer_id`,
    [period, customerIds],
  )
  const legsOf = new Map(legs.map((row) => [row.customer_id, row]))
  return new Map(
    rows.map((row) => [
      row.customer_id,
      figuresOf({
        ...row,
        heads: legsOf.get(row.customer_id)?.heads ?? null,
        volumes: legsOf.get(row.customer_id)?.volumes ?? null,
      }),
    ]),
  )
}
