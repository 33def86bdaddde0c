import { csvOf } from '#domain/export/csv.ts'
import type { TeamPage } from '#domain/team/schema.ts'
import type { IntlShape } from 'react-intl'
import { columnText } from '../labels.ts'
import type { MemberWords } from '../use-member-words.ts'

/**
 * The people of a team as CSV: what it is about in the first line, then a line for each person. An empty cell is not known; a
 * name that is not shared is empty, too, and its number masked.
 * @param about the title, the filters and the time of the figures, in words
 */
export function teamCsv(
  intl: IntlShape,
  words: Pick<MemberWords, 'level'>,
  about: readonly string[],
  { items, period }: Pick<TeamPage, 'items' | 'period'>,
): string {
  const estimated = intl.formatMessage({ id: 'reports.state.estimated' })
  return csvOf([
    about,
    [
      columnText(intl, 'name'),
      intl.formatMessage({ id: 'team.csv.number' }),
      intl.formatMessage({ id: 'team.filter.level' }),
      columnText(intl, 'leg'),
      columnText(intl, 'joined'),
      columnText(intl, 'renewal'),
      columnText(intl, 'ppv'),
      columnText(intl, 'dpv'),
      columnText(intl, 'state'),
      intl.formatMessage({ id: 'team.csv.period' }),
      intl.formatMessage({ id: 'team.csv.state' }),
    ],
    ...items.map((member) => [
      member.name,
      member.number,
      words.level(member),
      member.leg.number,
      member.joined_on,
      member.renews_on,
      member.ppv,
      member.dpv,
      intl.formatMessage({ id: member.is_active ? 'team.filter.active' : 'team.filter.inactive' }),
      period,
      estimated,
    ]),
  ])
}
