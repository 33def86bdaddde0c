import { filterIds, noFilters, type ReportFilters } from '#domain/reports/settings.ts'
import { FilterChips } from '#design-system/data/FilterChips'
import { useIntl } from 'react-intl'
import { filterText } from './texts.ts'

/** The filters of a report, each of which can be taken away. */
export function FiltersInUse({
  filters,
  onChange,
}: {
  filters: ReportFilters
  onChange: (filters: ReportFilters) => void
}) {
  const intl = useIntl()
  return (
    <FilterChips
      label={intl.formatMessage({ id: 'reports.filter.inUse' })}
      chips={filterIds.flatMap((id) => {
        const value = filters[id]
        return value === null ? [] : [{ id, label: filterText(intl, id, value) }]
      })}
      onRemove={(id) => {
        onChange({ ...filters, [id]: null })
      }}
      onClear={() => {
        onChange(noFilters)
      }}
    />
  )
}
