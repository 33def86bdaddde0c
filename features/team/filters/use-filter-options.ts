import { levelFilters } from '#domain/commissions/levels.ts'
import { renewalDays, teamActivities } from '#domain/team/filters.ts'
import type { SelectProps } from '#design-system/fields/Select'
import { levelText } from '#features/kit/labels/level-text.ts'
import { useIntl, type IntlShape } from 'react-intl'
import type { Filters } from '../team-address.ts'

type FilterSelect = Pick<SelectProps, 'label' | 'options' | 'value' | 'onChange'>

/** One of the legs; a link may ask for one that is not there. */
function legSelect(
  intl: IntlShape,
  filters: Filters,
  onFilters: (filters: Filters) => void,
  legs: number,
): FilterSelect {
  const { leg } = filters
  const offeredLegs = [
    ...Array.from({ length: legs }, (_, index) => index + 1),
    ...(leg === undefined || leg <= legs ? [] : [leg]),
  ]
  return {
    label: intl.formatMessage({ id: 'team.column.leg' }),
    value: leg === undefined ? '' : String(leg),
    options: [
      { value: '', label: intl.formatMessage({ id: 'team.filter.anyLeg' }) },
      ...offeredLegs.map((n) => ({
        value: String(n),
        label: intl.formatMessage({ id: 'team.member.leg' }, { n }),
      })),
    ],
    onChange: (value) => {
      onFilters({ ...filters, leg: value === '' ? undefined : Number(value) })
    },
  }
}

/** The filters that are one of a few values, as the properties of a Select; an empty value filters nothing. @param legs how many legs there are */
export function useFilterOptions(
  filters: Filters,
  onFilters: (filters: Filters) => void,
  legs: number,
): { level: FilterSelect; activity: FilterSelect; leg: FilterSelect; renewal: FilterSelect } {
  const intl = useIntl()
  const { level, activity, renews_within: days } = filters
  const any = (id: 'anyLevel' | 'anyActivity' | 'anyRenewal') => ({
    value: '',
    label: intl.formatMessage({ id: `team.filter.${id}` }),
  })
  // a link may ask for another number of days than those that are offered
  const offered = [...new Set([...renewalDays, ...(days === undefined ? [] : [days])])].toSorted(
    (one, other) => one - other,
  )
  return {
    level: {
      label: intl.formatMessage({ id: 'team.filter.level' }),
      value: level ?? '',
      options: [any('anyLevel'), ...levelFilters.map((value) => ({ value, label: levelText(intl, value) }))],
      onChange: (value) => {
        onFilters({ ...filters, level: levelFilters.find((each) => each === value) })
      },
    },
    activity: {
      label: intl.formatMessage({ id: 'team.filter.activity' }),
      value: activity ?? '',
      options: [
        any('anyActivity'),
        ...teamActivities.map((value) => ({
          value,
          label: intl.formatMessage({ id: `team.filter.${value}` }),
        })),
      ],
      onChange: (value) => {
        onFilters({ ...filters, activity: teamActivities.find((each) => each === value) })
      },
    },
    leg: legSelect(intl, filters, onFilters, legs),
    renewal: {
      label: intl.formatMessage({ id: 'team.filter.renewal' }),
      value: days === undefined ? '' : String(days),
      options: [
        any('anyRenewal'),
        ...offered.map((n) => ({
          value: String(n),
          label: intl.formatMessage({ id: 'team.filter.renewsWithin' }, { n }),
        })),
      ],
      onChange: (value) => {
        onFilters({ ...filters, renews_within: value === '' ? undefined : Number(value) })
      },
    },
  }
}
