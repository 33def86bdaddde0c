import type { Ref } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '#design-system/Icon'
import { FieldFrame, fieldStyles, useFieldIds, type FieldProps } from '../../private/field/index.ts'
import * as styles from './Select.css.ts'

export interface SelectOption {
  /** What the field's value is when this option is chosen. */
  value: string
  /** What is seen in the list. */
  label: string
  /** It stays in the list but cannot be chosen. */
  isDisabled?: boolean | undefined
}

export interface SelectProps extends FieldProps {
  /** What there is to choose from, in the order of the list. */
  options: readonly SelectOption[]
  /** The chosen option's value; an empty string when nothing is chosen yet. */
  value: string
  /** An option was chosen. */
  onChange: (value: string) => void
  /** Shown while nothing is chosen. @default the words for "Please choose" */
  placeholder?: string | undefined
  /** `none` leaves "Required" and "Optional" out, where the question does not arise. @default 'auto' */
  mark?: 'auto' | 'none' | undefined
  /** The label is heard but not seen: only where something beside it says the same. */
  isLabelHidden?: boolean | undefined
  /** The select itself, for focus after a failed submit. */
  ref?: Ref<HTMLSelectElement> | undefined
}

/**
 * One of a few options. It is the browser's own select: phones open their wheel, and it works before any script has arrived.
 * For more than about fifteen options take Combobox, which finds by typing.
 */
export function Select({ label, options, value, onChange, isRequired, isDisabled, errorMessage, description, placeholder, id, mark, isLabelHidden, onBlur, name, autoComplete, ref }: SelectProps) {
  const intl = useIntl()
  const ids = useFieldIds({ id, description, errorMessage })
  return (
    <div className={fieldStyles.field}>
      <FieldFrame label={label} isRequired={isRequired} errorMessage={errorMessage} description={description} ids={ids} mark={mark} isLabelHidden={isLabelHidden}>
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
            {!options.some((option) => option.value === value) && <option value={value} disabled hidden>{placeholder ?? intl.formatMessage({ id: 'ds.select.placeholder' })}</option>}
            {options.map((option) => <option key={option.value} value={option.value} disabled={option.isDisabled}>{option.label}</option>)}
          </select>
          <span className={styles.chevron}><Icon name="chevron-down" size="sm" /></span>
        </div>
      </FieldFrame>
    </div>
  )
}
