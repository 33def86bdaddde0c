import { FilterChips } from '#design-system/data/FilterChips'
import { useIntl } from 'react-intl'
import type { TeamState } from '../team-address.ts'
import { filterTexts } from './filter-texts.ts'

export interface ActiveFiltersProps {
  state: Pick<TeamState, 'filters' | 'branch'>
  /** Whose branch is shown, in words; undefined while that is not known. */
  branchName: string | undefined
  onChange: (next: Partial<TeamState>) => void
}

/** What the team is narrowed by, each with its way off. */
export function ActiveFilters({ state: { filters, branch }, branchName, onChange }: ActiveFiltersProps) {
  const intl = useIntl()
  const without: Readonly<Record<string, Partial<TeamState>>> = {
    branch: { branch: undefined },
    level: { filters: { ...filters, level: undefined } },
    activity: { filters: { ...filters, activity: undefined } },
    leg: { filters: { ...filters, leg: undefined } },
    renews_within: { filters: { ...filters, renews_within: undefined } },
    joined: { filters: { ...filters, joined_from: undefined, joined_to: undefined } },
  }
  return (
    <FilterChips
      label={intl.formatMessage({ id: 'team.filter.inUse' })}
      chips={filterTexts(intl, { filters, branch }, branchName)}
      onRemove={(id) => {
        onChange(without[id] ?? {})
      }}
      onClear={() => {
        onChange({ branch: undefined, filters: {} })
      }}
    />
  )
}
