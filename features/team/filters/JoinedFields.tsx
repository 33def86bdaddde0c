import { DateField } from '#design-system/DateField'
import { Stack } from '#design-system/Stack'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { readDay, type Filters } from '../team-address.ts'

export interface JoinedFieldsProps {
  filters: Filters
  onFilters: (filters: Filters) => void
  /** Today in Hong Kong. */
  today: string
}

/** The first and the last day of joining. Whole days filter at once; an end before the beginning says so and filters nothing. */
export function JoinedFields({ filters, onFilters, today }: JoinedFieldsProps) {
  const intl = useIntl()
  const [days, setDays] = useState({ from: filters.joined_from ?? '', to: filters.joined_to ?? '' })
  const isBackwards = days.from !== '' && days.to !== '' && days.to < days.from
  const change = (next: typeof days) => {
    setDays(next)
    if (next.from === '' || next.to === '' || next.from <= next.to)
      onFilters({ ...filters, joined_from: readDay(next.from), joined_to: readDay(next.to) })
  }
  return (
    <Stack gap={4}>
      <DateField
        label={intl.formatMessage({ id: 'team.filter.joinedFrom' })}
        mark="none"
        today={today}
        value={days.from}
        onChange={(from) => {
          change({ ...days, from })
        }}
      />
      <DateField
        label={intl.formatMessage({ id: 'team.filter.joinedTo' })}
        mark="none"
        today={today}
        value={days.to}
        {...(isBackwards && { errorMessage: intl.formatMessage({ id: 'team.filter.joinedOrder' }) })}
        onChange={(to) => {
          change({ ...days, to })
        }}
      />
    </Stack>
  )
}
