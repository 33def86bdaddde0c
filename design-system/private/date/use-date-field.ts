import { useIntl } from 'react-intl'
import { dateLocale, toCalendarDate } from '../calendar-date.ts'
import { present } from '../present.ts'
import { rootProps } from '../root-props.ts'
import type { DateProps } from './PlainDate.tsx'

/** What DateField and DatePicker hand to react-aria alike. */
export function useDateField({
  value,
  onChange,
  min,
  max,
  today,
  isRequired,
  isDisabled,
  errorMessage,
  id,
  name,
  onBlur,
  ...rest
}: DateProps) {
  const intl = useIntl()
  const placeholder = toCalendarDate(today)
  return {
    locale: dateLocale(intl.locale),
    props: {
      ...rootProps(rest),
      value: toCalendarDate(value),
      onChange: (next: { toString: () => string } | null) => {
        const iso = next?.toString() ?? ''
        if (iso !== value) onChange(iso)
      },
      granularity: 'day' as const,
      shouldForceLeadingZeros: true,
      isRequired: isRequired ?? false,
      isDisabled: isDisabled ?? false,
      isInvalid: Boolean(errorMessage),
      validationBehavior: 'aria' as const,
      ...(placeholder && { placeholderValue: placeholder }),
      ...present({
        minValue: toCalendarDate(min) ?? undefined,
        maxValue: toCalendarDate(max) ?? undefined,
        id,
        name,
        onBlur: onBlur && (() => onBlur()),
      }),
    },
  }
}
