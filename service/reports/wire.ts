import { formatServiceTime } from '#domain/dates/service-time.ts'
import type { ReportFigures, ReportPeriod, ReportPerson } from '#domain/reports/schema.ts'
import type { LanguageCode } from '#domain/store/languages.ts'
import { isActiveMember } from '#domain/team/member.ts'
import { shownMember } from '#service/team/shown-member.ts'
import type * as z from 'zod/mini'
import type { ReportedPeriod } from './figures-store.ts'
import type { ReportRow } from './store.ts'

const toPoints = (volume: number | null | undefined): number | null =>
  volume === null || volume === undefined ? null : volume / 100

function figuresToWire(row: ReportRow, at: number): z.input<typeof ReportFigures> {
  const ppv = row.ppv[at] ?? null
  return {
    ppv: toPoints(ppv),
    dpv: toPoints(row.dpv[at]),
    active_legs: row.active_legs[at] ?? null,
    leg_points: row.leg_points[at] ?? null,
    level: row.group_label === 'associate' ? (row.level[at] ?? 'associate') : null,
    is_active: isActiveMember(ppv),
  }
}

/**
 * A person of a report, reduced to what the viewer may see (docs/decisions/0017).
 * @param heads heads of the viewer's legs, in order
 * @param language of the viewer
 */
export function personToWire(
  row: ReportRow,
  viewer: number,
  heads: readonly number[],
  language: LanguageCode,
): z.input<typeof ReportPerson> {
  const generation = row.upline.indexOf(viewer) + 1
  const head = generation === 1 ? row.id : (row.upline[generation - 2] ?? row.id)
  return {
    id: row.id,
    ...shownMember(row, language),
    shares_details: row.shares_details,
    user_type: row.group_label,
    generation,
    leg: { id: head, number: heads.indexOf(head) + 1 },
    joined_on: row.joined_day,
    renews_on: row.group_label === 'associate' ? row.associate_expires_on : null,
    new_people: row.new_people,
    figures: row.ppv.map((_, at) => figuresToWire(row, at)),
  }
}

/**
 * A period of a report.
 * @param ppv sum of the matching people's PPV in hundredths of a point
 */
export const periodToWire = (
  { period, closedAt }: ReportedPeriod,
  ppv: number | null | undefined,
  now: Date,
): z.input<typeof ReportPeriod> => ({
  period,
  state: closedAt ? 'final' : 'estimated',
  as_of: formatServiceTime(closedAt ?? now),
  ppv: toPoints(ppv),
})
