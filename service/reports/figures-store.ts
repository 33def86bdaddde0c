import {
  ACTIVE_LEG_VOLUME,
  LEG_POINT_VOLUME,
  LEG_POINTS_MOST,
  levels,
  type Level,
} from '#domain/commissions/levels.ts'
import type { Period } from '#domain/commissions/period.ts'
import type { SqlValue } from '#service/db/db.ts'

/** A period of a report; `closedAt` is null while its figures are estimated. */
export interface ReportedPeriod {
  readonly period: Period
  readonly closedAt: Date | null
}

/** Adds a parameter and returns its placeholder. */
export type Bind = (value: SqlValue) => string

/** Active legs and leg points of a person in a period, computed as `activeLegs` and `legPoints` in domain/commissions do. */
const legsOf = (period: string) =>
  `select count(*) filter (where volume >= ${ACTIVE_LEG_VOLUME})::int as active_legs,
     coalesce(sum(least(${LEG_POINTS_MOST}, greatest(volume, 0) / ${LEG_POINT_VOLUME})), 0)::int as leg_points
   from period_leg where customer_id = c.id and period = ${period}`

const reaches = ({ id, requires }: Level) =>
  `when f.ppv >= ${requires.ppv} and f.dpv >= ${requires.dpv} and l.active_legs >= ${requires.active_legs} and l.leg_points >= ${requires.leg_points} then '${id}'`

/** Level in an open period, computed as `levelOf` in domain/commissions does. */
const levelSql = `case ${levels.toReversed().map(reaches).join(' ')} else '${levels[0]?.id ?? ''}' end`

/**
 * Joins a person's figures of a period as `p<at>`: final ones as written at closing, otherwise the current ones.
 * @param isWhole includes active legs, leg points and level, which are computed here for an open period
 */
export function joinFigures(
  { period, closedAt }: ReportedPeriod,
  at: number,
  bind: Bind,
  isWhole: boolean,
): string {
  const name = `p${at}`
  const bound = bind(period)
  if (closedAt !== null || !isWhole)
    return `left join ${closedAt ? 'period_result' : 'period_figures'} ${name} on ${name}.customer_id = c.id and ${name}.period = ${bound}`
  return `left join lateral (select f.ppv, f.dpv, l.active_legs, l.leg_points, ${levelSql} as level
    from period_figures f cross join lateral (${legsOf(bound)}) l where f.customer_id = c.id and f.period = ${bound}) ${name} on true`
}
