import type { Ref } from 'react'
import { FieldFrame, fieldStyles, useFieldIds, type FieldProps } from '../field/index.ts'
import { rootProps } from '../root-props.ts'

export interface DateProps extends FieldProps {
  /** An ISO date, `2026-11-21`; an empty string while there is none or it is not whole. */
  value: string
  /** A whole date was given, or with an empty string it is no longer whole. */
  onChange: (value: string) => void
  /** The first day that may be given, ISO. */
  min?: string | undefined
  /** The last day that may be given, ISO. */
  max?: string | undefined
  /** The shop's day, ISO. It is passed in, because a device's clock may be wrong. Where typing begins while nothing is given. */
  today: string
  /** `none` leaves "Required" and "Optional" out, where the question does not arise. @default 'auto' */
  mark?: 'auto' | 'none' | undefined
  /** The label is heard but not seen: only where something beside it says the same. */
  isLabelHidden?: boolean | undefined
}

/** The browser's own date field: what the server sends, so that a form can be filled in before any script has arrived. */
export function PlainDate({
  label,
  value,
  onChange,
  min,
  max,
  isRequired,
  isDisabled,
  errorMessage,
  description,
  mark,
  isLabelHidden,
  id,
  name,
  autoComplete,
  onBlur,
  ref,
  ...rest
}: Omit<DateProps, 'today'> & { ref?: Ref<HTMLInputElement> }) {
  const ids = useFieldIds({ id, description, errorMessage })
  return (
    <div {...rootProps(rest)} className={fieldStyles.field}>
      <FieldFrame
        label={label}
        isRequired={isRequired}
        errorMessage={errorMessage}
        description={description}
        mark={mark}
        isLabelHidden={isLabelHidden}
        ids={ids}
      >
        <input
          ref={ref}
          type="date"
          id={ids.control}
          className={fieldStyles.control}
          name={name}
          autoComplete={autoComplete}
          value={value}
          min={min}
          max={max}
          disabled={isDisabled}
          aria-required={isRequired || undefined}
          aria-invalid={Boolean(errorMessage) || undefined}
          aria-describedby={ids.describedBy}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      </FieldFrame>
    </div>
  )
}
