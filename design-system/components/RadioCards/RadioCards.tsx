import { useId, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '#design-system/Icon'
import { cx } from '../../private/cx.ts'
import { choiceStyles, fieldStyles, useFieldIds, type FieldProps } from '../../private/field/index.ts'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import * as styles from './RadioCards.css.ts'

export interface RadioCardOption {
  /** What the field's value is when this way is chosen. */
  value: string
  /** The name of the way, in bold. */
  label: ReactNode
  /** What it means: how long, how, for whom. */
  description?: ReactNode
  /** At the end of the first line: a price, a tag. */
  trailing?: ReactNode
  /** It cannot be chosen now but stays in sight; its description says why. */
  isDisabled?: boolean | undefined
  /** More about the option, with its own links and controls; shown while it is chosen. */
  children?: ReactNode
}

export interface RadioCardsProps extends Omit<FieldProps, 'autoComplete'> {
  /** The ways there are, in the order they are read. */
  options: readonly RadioCardOption[]
  /** The chosen value; an empty string when nothing is chosen. */
  value: string
  /** Another way was chosen. */
  onChange: (value: string) => void
  /** The label is heard but not seen: only where a heading says the same. */
  isLabelHidden?: boolean | undefined
}

/**
 * One of several ways, each with room to explain itself: delivery, payment, address. Real radio buttons: arrows move, Space chooses.
 * For a few short words take RadioGroup or OptionPicker, for a long list Select.
 */
export function RadioCards({ label, options, value, onChange, isRequired, isDisabled, errorMessage, description, name, id, isLabelHidden, onBlur }: RadioCardsProps) {
  const intl = useIntl()
  const ids = useFieldIds({ id, description, errorMessage })
  const group = useId()
  const look = (option: RadioCardOption) => [styles.card, option.value === value && styles.selected, (isDisabled || option.isDisabled) && styles.off, errorMessage && styles.invalid].filter(Boolean).join(' ')
  return (
    <div role="radiogroup" id={ids.control} tabIndex={-1} className={styles.group} aria-labelledby={ids.label} aria-required={isRequired || undefined} aria-invalid={Boolean(errorMessage) || undefined} aria-describedby={ids.describedBy} onBlur={onBlur}>
      <div className={isLabelHidden ? visuallyHidden : fieldStyles.head}>
        <span id={ids.label} className={fieldStyles.label}>{label}</span>
        {isRequired && <span className={fieldStyles.mark} aria-hidden="true">{intl.formatMessage({ id: 'ds.field.required' })}</span>}
      </div>
      {description && <div id={ids.description} className={fieldStyles.hint}>{description}</div>}
      <div>
        {options.map((option, index) => {
          const own = `${ids.control}-${index}`
          const described = cx(option.trailing !== undefined && `${own}-trailing`, Boolean(option.description) && `${own}-more`) || undefined
          return (
            <div key={option.value} className={look(option)}>
              <input type="radio" id={own} name={name ?? group} value={option.value} className={cx(choiceStyles.circle, styles.radio)} checked={option.value === value} onChange={() => onChange(option.value)} disabled={isDisabled || option.isDisabled} aria-describedby={described} />
              <label htmlFor={own} className={styles.label}>{option.label}</label>
              {option.trailing !== undefined && <span id={`${own}-trailing`} className={styles.trailing}>{option.trailing}</span>}
              {option.description && <div id={`${own}-more`} className={styles.description}>{option.description}</div>}
              {option.children && option.value === value && <div className={styles.more}>{option.children}</div>}
            </div>
          )
        })}
      </div>
      {errorMessage && <div id={ids.error} className={fieldStyles.error}><span className={fieldStyles.errorIcon}><Icon name="error" size="sm" /></span><span>{errorMessage}</span></div>}
    </div>
  )
}
