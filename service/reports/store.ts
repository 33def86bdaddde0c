import { ACTIVE_PPV, levelIds } from '#domain/commissions/levels.ts'
import { firstDayOf, lastDayOf, type Period } from '#domain/commissions/period.ts'
import { periodsBack, type ReportSort, type SortDirection } from '#domain/reports/columns.ts'
import type { ReportFilters } from '#domain/reports/settings.ts'
import { RENEWING_SOON_DAYS } from '#domain/team/member.ts'
import { customerRow } from '#service/customers/rows.ts'
import type { Db, SqlValue } from '#service/db/db.ts'
import { sql } from '#service/db/sql.ts'
import type { CustomerGroup } from '#service/http/context.ts'
import { joinedDay, nameOrder } from '#service/team/explorer-store.ts'
import { joinFigures, type Bind, type ReportedPeriod } from './figures-store.ts'

/** Parameters of a report. */
export interface ReportQuestion {
  /** The customer whose downline is reported. */
  readonly viewer: number
  /** Oldest first; at least one. */
  readonly periods: readonly ReportedPeriod[]
  readonly filters: ReportFilters
  readonly sort: ReportSort
  readonly direction: SortDirection
  /** Hong Kong date. */
  readonly today: string
  readonly limit: number
  readonly offset: number
}

/** A person with the figures of each period. Volumes in hundredths of a point. */
export interface ReportRow {
  id: number
  firstname: string
  lastname: string
  referral_id: string
  group_label: CustomerGroup
  shares_details: boolean
  /** Whether the account was deleted. */
  is_former: boolean
  upline: number[]
  joined_day: string
  associate_expires_on: string | null
  new_people: number
  ppv: (number | null)[]
  dpv: (number | null)[]
  active_legs: (number | null)[]
  leg_points: (number | null)[]
  level: (string | null)[]
}

/** Rows of a page in order, the number of matching people, and the sum of their PPV in each period (null without any figure). */
export interface FoundReport {
  readonly rows: readonly ReportRow[]
  readonly total: number
  readonly ppv: readonly (number | null)[]
}

/** The closed ones among the given periods, with closing times. */
export const closedAmong = async (db: Db, periods: readonly Period[]): Promise<ReadonlyMap<Period, Date>> => {
  const rows = await db.query<{ period: Period; closed_at: Date }>(
    'select period, closed_at from business_period where period = any($1)',
    [periods],
  )
  return new Map(rows.map(({ period, closed_at }) => [period, closed_at]))
}

/** Number of people below someone, and whether any of them has a figure in any of the periods. */
export const countPeople = async (
  db: Db,
  viewer: number,
  periods: readonly Period[],
): Promise<{ people: number; has_figures: boolean }> =>
  (await db.one<{ people: number; has_figures: boolean }>(
    `select downline_count as people, exists (select 1 from period_figures f join customer c on c.id = f.customer_id
       where f.period = any($2) and c.upline @> array[$1::int]) as has_figures from customer where id = $1`,
    [viewer, periods],
  )) ?? { people: 0, has_figures: false }

const binder =
  (params: SqlValue[]): Bind =>
  (value) =>
    `$${params.push(value)}`

/** The first and the last day of the periods. */
const daysOf = ({ periods }: ReportQuestion): readonly [string, string] => [
  firstDayOf(periods[0]?.period ?? ''),
  lastDayOf(periods.at(-1)?.period ?? ''),
]

/** Level of a person in the last period: the lowest for an associate without figures, none for a preferred customer. */
const levelIn = (at: number) =>
  `case when c.group_label = 'associate' then coalesce(p${at}.level, '${levelIds[0]}') end`

function conditionOf(question: ReportQuestion, viewer: string, bind: Bind): string {
  const { filters, periods, today } = question
  const last = periods.length - 1
  const all = [`c.upline @> array[${viewer}::int]`, 'c.referral_id is not null']
  if (filters.activity) {
    const active = periods.map((_, at) => `coalesce(p${at}.ppv, 0) >= ${ACTIVE_PPV}`).join(' or ')
    all.push(filters.activity === 'active' ? `(${active})` : `not (${active})`)
  }
  if (filters.level === 'preferred') all.push(`c.group_label = 'preferred'`)
  else if (filters.level) all.push(`${levelIn(last)} = ${bind(filters.level)}`)
  if (filters.joined) {
    const [first, end] = daysOf(question)
    all.push(`${joinedDay} between ${bind(first)} and ${bind(end)}`)
  }
  if (filters.renews)
    all.push(
      `c.group_label = 'associate' and c.associate_expires_on between ${bind(today)} and ${bind(today)}::date + ${RENEWING_SOON_DAYS}`,
    )
  return all.join(' and ')
}

/**
 * Sort keys of rows. Names that are not shared come last.
 * @param viewer its placeholder
 */
function orderOf({ sort, periods }: ReportQuestion, viewer: string): string {
  const last = periods.length - 1
  const back = periodsBack(sort)
  if (back !== null) return `p${last - back}.ppv`
  const orders: Readonly<Record<Exclude<ReportSort, `ppv-${string}`>, string>> = {
    name: nameOrder,
    leg: `case when c.upline[1] = ${viewer}::int then c.id else c.upline[array_position(c.upline, ${viewer}::int) - 1] end`,
    generation: `array_position(c.upline, ${viewer}::int)`,
    level: `array_position(array['${levelIds.join("','")}'], ${levelIn(last)})`,
    dpv: `p${last}.dpv`,
    active_legs: `p${last}.active_legs`,
    leg_points: `p${last}.leg_points`,
    new_people: 'coalesce(n.new_people, 0)',
    joined: joinedDay,
    renews: `case when c.group_label = 'associate' then c.associate_expires_on end`,
  }
  return orders[sort as keyof typeof orders]
}

/** Joins the number of people who joined below each person within the periods as `n`. */
function joinNewPeople(question: ReportQuestion, viewer: string, bind: Bind): string {
  const [first, end] = daysOf(question)
  const joined = joinedDay.replaceAll('c.', 'd.')
  return `left join (select above as id, count(*)::int as new_people from customer d, unnest(d.upline) as above
    where d.upline @> array[${viewer}::int] and d.referral_id is not null and ${joined} between ${bind(first)} and ${bind(end)} group by above) n on n.id = c.id`
}

const needsWhole = (sql: string, at: number) =>
  new RegExp(`\\bp${at}\\.(level|active_legs|leg_points)\\b`).test(sql)

/** The joins needed by a part of a statement. */
function joinsFor(sql: string, question: ReportQuestion, viewer: string, bind: Bind): string {
  const figures = question.periods.flatMap((period, at) =>
    sql.includes(`p${at}.`) ? [joinFigures(period, at, bind, needsWhole(sql, at))] : [],
  )
  const fresh = sql.includes('n.new_people') ? [joinNewPeople(question, viewer, bind)] : []
  return [...figures, ...fresh].join('\n')
}

/** Number of matching people, and the sum of their PPV in each period. */
async function addUp(db: Db, question: ReportQuestion): Promise<Pick<FoundReport, 'total' | 'ppv'>> {
  const params: SqlValue[] = []
  const bind = binder(params)
  const viewer = bind(question.viewer)
  const condition = conditionOf(question, viewer, bind)
  const sums = `array[${question.periods.map((_, at) => `sum(p${at}.ppv)::bigint`).join(', ')}]`
  const found = await db.one<{ total: number; ppv: (number | string | null)[] }>(
    `select count(*)::int as total, ${sums} as ppv from customer c ${joinsFor(`${condition} ${sums}`, question, viewer, bind)} where ${condition}`,
    params,
  )
  return {
    total: found?.total ?? 0,
    // arrays of bigint are returned as texts
    ppv: (found?.ppv ?? []).map((sum) => (sum === null ? null : Number(sum))),
  }
}

/** Ids of a page, in order. */
async function findIds(db: Db, question: ReportQuestion): Promise<number[]> {
  const params: SqlValue[] = []
  const bind = binder(params)
  const viewer = bind(question.viewer)
  const condition = conditionOf(question, viewer, bind)
  const order = orderOf(question, viewer)
  const joins = joinsFor(`${condition} ${order}`, question, viewer, bind)
  const rows = await db.query(
    sql`select ${customerRow.only('id').of('c')} from customer c ${joins} where ${condition}
     order by ${order} ${question.direction} nulls last, c.id limit ${bind(question.limit)} offset ${bind(question.offset)}`,
    params,
  )
  return rows.map(({ id }) => id)
}

/** People by id, in the order of the ids. */
async function readRows(db: Db, question: ReportQuestion, ids: readonly number[]): Promise<ReportRow[]> {
  if (ids.length === 0) return []
  const params: SqlValue[] = []
  const bind = binder(params)
  const viewer = bind(question.viewer)
  const figures = (['ppv', 'dpv', 'active_legs', 'leg_points', 'level'] as const)
    .map((figure) => `array[${question.periods.map((_, at) => `p${at}.${figure}`).join(', ')}] as ${figure}`)
    .join(', ')
  const columns = `c.id, c.firstname, c.lastname, c.referral_id, c.group_label, c.shares_details, c.deleted_at is not null as is_former, c.upline, ${joinedDay} as joined_day,
    c.associate_expires_on, coalesce(n.new_people, 0) as new_people, ${figures}`
  const rows = await db.query<ReportRow>(
    `select ${columns} from customer c ${joinsFor(columns, question, viewer, bind)} where c.id = any(${bind(ids)})`,
    params,
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** One page of a report. Rows with equal figures are ordered by id, so that pages neither repeat nor skip anyone. */
export async function findReport(db: Db, question: ReportQuestion): Promise<FoundReport> {
  const found = await addUp(db, question)
  const ids = question.offset < found.total ? await findIds(db, question) : []
  return { ...found, rows: await readRows(db, question, ids) }
}
