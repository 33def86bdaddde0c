import type { Ref } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '#design-system/Icon'
import { FieldFrame, fieldStyles, useFieldIds, type FieldProps } from '../../private/field/index.ts'
import * as styles from './Select.css.ts'

export interface SelectOption {
  value: string
  label: string
  isDisabled?: boolean | undefined
}

export interface SelectProps extends FieldProps {
  options: readonly SelectOption[]
  /** The chosen option's value; an empty string when nothing is chosen yet. */
  value: string
  onChange: (value: string) => void
  /** Shown while nothing is chosen. @default the words for "Please choose" */
  placeholder?: string | undefined
  mark?: 'auto' | 'none' | undefined
  isLabelHidden?: boolean | undefined
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
