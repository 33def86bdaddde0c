import { formatDay } from '#domain/dates/format-date.ts'
import type { FilterChip } from '#design-system/data/FilterChips'
import { levelText } from '#features/kit/labels/level-text.ts'
import type { IntlShape } from 'react-intl'
import type { Filters, TeamState } from '../team-address.ts'

function joinedText(intl: IntlShape, { joined_from: first, joined_to: last }: Filters): string | undefined {
  const from = first && formatDay(first, intl.locale)
  const to = last && formatDay(last, intl.locale)
  if (from && to) return intl.formatMessage({ id: 'team.filter.joinedBetween' }, { from, to })
  if (from) return intl.formatMessage({ id: 'team.filter.joinedSince' }, { from })
  return to && intl.formatMessage({ id: 'team.filter.joinedBefore' }, { to })
}

/** What the team is narrowed by, in words. @param branchName whose branch is shown; undefined while that is not known */
export function filterTexts(
  intl: IntlShape,
  { filters, branch }: Pick<TeamState, 'filters' | 'branch'>,
  branchName: string | undefined,
): FilterChip[] {
  const { level, activity, leg, renews_within: n } = filters
  const joined = joinedText(intl, filters)
  const chips: (FilterChip | false)[] = [
    branch !== undefined &&
      branchName !== undefined && {
        id: 'branch',
        label: intl.formatMessage({ id: 'team.filter.branch' }, { name: branchName }),
      },
    level !== undefined && { id: 'level', label: levelText(intl, level) },
    activity !== undefined && {
      id: 'activity',
      label: intl.formatMessage({ id: `team.filter.${activity}` }),
    },
    leg !== undefined && { id: 'leg', label: intl.formatMessage({ id: 'team.member.leg' }, { n: leg }) },
    n !== undefined && {
      id: 'renews_within',
      label: intl.formatMessage({ id: 'team.filter.renewsWithin' }, { n }),
    },
    joined !== undefined && { id: 'joined', label: joined },
  ]
  return chips.filter((chip): chip is FilterChip => chip !== false)
}
