import { useId, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '#design-system/text/Icon'
import { cx } from '../../../private/cx.ts'
import { choiceStyles, fieldStyles, useFieldIds, type FieldProps } from '../../../private/field/index.ts'
import { rootProps } from '../../../private/root-props.ts'
import { visuallyHidden } from '../../../private/visually-hidden.css.ts'
import * as styles from './RadioCards.css.ts'

export interface RadioCardOption {
  /** Value of the field when this option is selected. */
  value: string
  /** Name of the option, in bold. */
  label: ReactNode
  /** Details: duration, method, conditions. */
  description?: ReactNode
  /** Content at the end of the first line: a price, a tag. */
  trailing?: ReactNode
  /** Whether `trailing` only repeats the name as a drawing: the option is not described by it. */
  isTrailingDecorative?: boolean
  /** Whether it is visible but cannot be selected; its description says why. */
  isDisabled?: boolean | undefined
  /** Further content with its own links and controls; shown while the option is selected. */
  children?: ReactNode
}

export interface RadioCardsProps extends Omit<FieldProps, 'autoComplete'> {
  /** Options in display order. */
  options: readonly RadioCardOption[]
  /** Selected value; an empty string when nothing is selected. */
  value: string
  /** Called with the value when another option is selected. */
  onChange: (value: string) => void
  /** Whether the label is visually hidden: only where a heading says the same. */
  isLabelHidden?: boolean | undefined
}

/**
 * Selects one of several options with room for details, such as delivery, payment or address. Native radio buttons:
 * arrows move, Space selects.
 * Use RadioGroup or OptionPicker for a few short labels, and Select for a long list; not for several answers.
 */
export function RadioCards({
  label,
  options,
  value,
  onChange,
  isRequired,
  isDisabled,
  errorMessage,
  description,
  name,
  id,
  isLabelHidden,
  onBlur,
  ...rest
}: RadioCardsProps) {
  const intl = useIntl()
  const ids = useFieldIds({ id, description, errorMessage })
  const group = useId()
  const look = (option: RadioCardOption) =>
    [
      styles.card,
      option.value === value && styles.selected,
      (isDisabled || option.isDisabled) && styles.off,
      errorMessage && styles.invalid,
    ]
      .filter(Boolean)
      .join(' ')
  return (
    <div
      {...rootProps(rest)}
      role="radiogroup"
      id={ids.control}
      tabIndex={-1}
      className={styles.group}
      aria-labelledby={ids.label}
      aria-required={isRequired || undefined}
      aria-invalid={Boolean(errorMessage) || undefined}
      aria-describedby={ids.describedBy}
      onBlur={onBlur}
    >
      <div className={isLabelHidden ? visuallyHidden : fieldStyles.head}>
        <span id={ids.label} className={fieldStyles.label}>
          {label}
        </span>
        {isRequired && (
          <span className={fieldStyles.mark} aria-hidden="true">
            {intl.formatMessage({ id: 'ds.field.required' })}
          </span>
        )}
      </div>
      {description && (
        <div id={ids.description} className={fieldStyles.hint}>
          {description}
        </div>
      )}
      <div>
        {options.map((option, index) => {
          const own = `${ids.control}-${index}`
          const described =
            cx(
              option.trailing !== undefined && !option.isTrailingDecorative && `${own}-trailing`,
              Boolean(option.description) && `${own}-more`,
            ) || undefined
          return (
            <div key={option.value} className={look(option)}>
              <input
                type="radio"
                id={own}
                name={name ?? group}
                value={option.value}
                className={cx(choiceStyles.circle, styles.radio)}
                checked={option.value === value}
                onChange={() => onChange(option.value)}
                disabled={isDisabled || option.isDisabled}
                aria-describedby={described}
              />
              <label htmlFor={own} className={styles.label}>
                {option.label}
              </label>
              {option.trailing !== undefined && (
                <span id={`${own}-trailing`} className={styles.trailing}>
                  {option.trailing}
                </span>
              )}
              {option.description && (
                <div id={`${own}-more`} className={styles.description}>
                  {option.description}
                </div>
              )}
              {option.children && option.value === value && (
                <div className={styles.more}>{option.children}</div>
              )}
            </div>
          )
        })}
      </div>
      {errorMessage && (
        <div id={ids.error} className={fieldStyles.error}>
          <span className={fieldStyles.errorIcon}>
            <Icon name="error" size="sm" />
          </span>
          <span>{errorMessage}</span>
        </div>
      )}
    </div>
  )
}
