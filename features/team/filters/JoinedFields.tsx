import { DatePicker } from '#design-system/fields/DatePicker'
import { Stack } from '#design-system/layout/Stack'
import { useAfterPause } from './use-after-pause.ts'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Filters } from '../team-address.ts'
import { joinedFaults, joinedFilters, type JoinedDays } from './joined-days.ts'

/** Pause in typing (ms) after which a day filters: "1" is January and the beginning of 12. */
const PAUSE = 600

export interface JoinedFieldsProps {
  filters: Filters
  onFilters: (filters: Filters) => void
  /** Today in Hong Kong. */
  today: string
}

/** The first and the last day of joining, chosen from a calendar or typed. Whole days filter after a pause in typing; one that cannot be says why and filters nothing. */
export function JoinedFields({ filters, onFilters, today }: JoinedFieldsProps) {
  const intl = useIntl()
  const [days, setDays] = useState<JoinedDays>({
    from: filters.joined_from ?? '',
    to: filters.joined_to ?? '',
  })
  // another filter may be chosen during the pause
  const latest = useRef(filters)
  useEffect(() => {
    latest.current = filters
  }, [filters])
  const { later, cancel } = useAfterPause(PAUSE, 'run')
  const faults = joinedFaults(days, today)
  const change = (next: JoinedDays) => {
    setDays(next)
    const joined = joinedFilters(next, today)
    // the same days again make no entry of the history
    if (joined && (joined.joined_from !== filters.joined_from || joined.joined_to !== filters.joined_to))
      later(() => {
        onFilters({ ...latest.current, ...joined })
      })
    else cancel()
  }
  const field = (end: keyof JoinedDays) => ({
    mark: 'none' as const,
    today,
    max: today,
    value: days[end],
    errorMessage: faults[end] && intl.formatMessage({ id: `team.filter.${faults[end]}` }),
    onChange: (day: string) => {
      change({ ...days, [end]: day })
    },
  })
  return (
    <Stack gap={4}>
      <DatePicker label={intl.formatMessage({ id: 'team.filter.joinedFrom' })} {...field('from')} />
      <DatePicker
        label={intl.formatMessage({ id: 'team.filter.joinedTo' })}
        {...(!faults.from && { min: days.from })}
        {...field('to')}
      />
    </Stack>
  )
}
