import { levelFilters } from '#domain/commissions/levels.ts'
import type { ReportFilters } from '#domain/reports/settings.ts'
import { Checkbox } from '#design-system/fields/Checkbox'
import { Popover } from '#design-system/overlays/Popover'
import { Select } from '#design-system/fields/Select'
import { Stack } from '#design-system/layout/Stack'
import { levelText } from '#features/kit/labels/level-text.ts'
import { useIntl } from 'react-intl'
import { filterText } from './texts.ts'

const ANY = 'any'

interface FilterMenuProps {
  filters: ReportFilters
  onChange: (filters: ReportFilters) => void
}

/** What the people of a report are narrowed by, behind a button with the number of filters. */
export function FilterMenu({ filters, onChange }: FilterMenuProps) {
  const intl = useIntl()
  const n = Object.values(filters).filter((value) => value !== null).length
  const any = { value: ANY, label: intl.formatMessage({ id: 'reports.filter.any' }) }
  return (
    <Popover
      label={intl.formatMessage({ id: 'reports.filter' }, { n })}
      icon="filter"
      title={intl.formatMessage({ id: 'reports.filter.title' })}
    >
      <Stack gap={4}>
        <Select
          label={intl.formatMessage({ id: 'reports.filter.activity' })}
          mark="none"
          value={filters.activity ?? ANY}
          onChange={(value) => {
            onChange({ ...filters, activity: value === 'active' || value === 'inactive' ? value : null })
          }}
          options={[
            any,
            { value: 'active', label: filterText(intl, 'activity', 'active') },
            { value: 'inactive', label: filterText(intl, 'activity', 'inactive') },
          ]}
        />
        <Select
          label={intl.formatMessage({ id: 'reports.filter.level' })}
          mark="none"
          value={filters.level ?? ANY}
          onChange={(value) => {
            onChange({ ...filters, level: levelFilters.find((level) => level === value) ?? null })
          }}
          options={[any, ...levelFilters.map((level) => ({ value: level, label: levelText(intl, level) }))]}
        />
        <Checkbox
          isSelected={filters.joined === 'new'}
          onChange={(isNew) => {
            onChange({ ...filters, joined: isNew ? 'new' : null })
          }}
        >
          {intl.formatMessage({ id: 'reports.filter.joined' })}
        </Checkbox>
        <Checkbox
          isSelected={filters.renews === 'soon'}
          onChange={(isSoon) => {
            onChange({ ...filters, renews: isSoon ? 'soon' : null })
          }}
        >
          {intl.formatMessage({ id: 'reports.filter.renews' })}
        </Checkbox>
      </Stack>
    </Popover>
  )
}
