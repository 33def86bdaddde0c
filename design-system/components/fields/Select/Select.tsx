import type { Ref } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '#design-system/text/Icon'
import { FieldFrame, fieldStyles, useFieldIds, type FieldProps } from '../../../private/field/index.ts'
import { rootProps } from '../../../private/root-props.ts'
import * as styles from './Select.css.ts'

export interface SelectOption {
  /** Value of the field when this option is selected. */
  value: string
  /** Text shown in the list. */
  label: string
  /** Whether it is listed but cannot be selected. */
  isDisabled?: boolean | undefined
}

export interface SelectProps extends FieldProps {
  /** Options in display order. */
  options: readonly SelectOption[]
  /** Value of the selected option; an empty string when nothing is selected yet. */
  value: string
  /** Called with the value when an option is selected. */
  onChange: (value: string) => void
  /** Placeholder while nothing is selected. @default the words for "Please choose" */
  placeholder?: string | undefined
  /** `none` hides "Required" and "Optional", where they make no sense. @default 'auto' */
  mark?: 'auto' | 'none' | undefined
  /** Whether the label is visually hidden: only where adjacent text says the same. */
  isLabelHidden?: boolean | undefined
  /** Ref of the select, to focus it after a failed submit. */
  ref?: Ref<HTMLSelectElement> | undefined
}

/**
 * Selects one of a few options. It is a native select: phones show their picker, and it works before the script has
 * loaded.
 * For more than about fifteen options use Combobox instead, which filters by typing.
 */
export function Select({
  label,
  options,
  value,
  onChange,
  isRequired,
  isDisabled,
  errorMessage,
  description,
  placeholder,
  id,
  mark,
  isLabelHidden,
  onBlur,
  name,
  autoComplete,
  ref,
  ...rest
}: SelectProps) {
  const intl = useIntl()
  const ids = useFieldIds({ id, description, errorMessage })
  return (
    <div {...rootProps(rest)} className={fieldStyles.field}>
      <FieldFrame
        label={label}
        isRequired={isRequired}
        errorMessage={errorMessage}
        description={description}
        ids={ids}
        mark={mark}
        isLabelHidden={isLabelHidden}
      >
        <div className={fieldStyles.wrapper}>
          <select
            ref={ref}
            id={ids.control}
            name={name}
            autoComplete={autoComplete}
            className={value ? fieldStyles.control : `${fieldStyles.control} ${fieldStyles.unchosen}`}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
            disabled={isDisabled}
            aria-required={isRequired || undefined}
            aria-invalid={Boolean(errorMessage) || undefined}
            aria-describedby={ids.describedBy}
          >
            {!options.some((option) => option.value === value) && (
              <option value={value} disabled hidden>
                {placeholder ?? intl.formatMessage({ id: 'ds.select.placeholder' })}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.chevron}>
            <Icon name="chevron-down" size="sm" />
          </span>
        </div>
      </FieldFrame>
    </div>
  )
}
