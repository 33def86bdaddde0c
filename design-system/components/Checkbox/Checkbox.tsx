import { useEffect, useRef, type ReactNode } from 'react'
import { Icon } from '#design-system/Icon'
import { choiceStyles, fieldStyles, useFieldIds, type FieldProps } from '../../private/field/index.ts'
import * as styles from './Checkbox.css.ts'

export interface CheckboxProps extends Omit<FieldProps, 'label' | 'autoComplete'> {
  /** Whether it is checked; the caller keeps it. */
  isSelected: boolean
  /** It was checked or unchecked. */
  onChange: (isSelected: boolean) => void
  /** Partly selected: some of the things it stands for. */
  isIndeterminate?: boolean | undefined
  /** The label. Links inside it stay links. */
  children: ReactNode
  /** Muted text at the end of the line, such as a count. */
  trailing?: ReactNode
  /** What a form sends when it is checked. @default 'on' */
  value?: string | undefined
}

/**
 * One yes or no. A plain checkbox, drawn by the style sheet alone: it ticks even before the script has arrived.
 * For a setting that holds at once take Switch, for several boxes that are one answer CheckboxGroup.
 */
export function Checkbox({ isSelected, onChange, isIndeterminate = false, children, trailing, isRequired, isDisabled, errorMessage, description, name, value, id, onBlur }: CheckboxProps) {
  const ids = useFieldIds({ id, description, errorMessage })
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => { if (box.current) box.current.indeterminate = isIndeterminate }, [isIndeterminate])
  return (
    <div className={fieldStyles.field}>
      <label className={isDisabled ? `${styles.line} ${styles.disabled}` : styles.line}>
        <input
          ref={box}
          type="checkbox"
          id={ids.control}
          className={choiceStyles.square}
          name={name}
          value={value}
          checked={isSelected}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
          disabled={isDisabled}
          aria-required={isRequired || undefined}
          aria-invalid={Boolean(errorMessage) || undefined}
          aria-describedby={ids.describedBy}
        />
        <span className={styles.text}>{children}</span>
        {trailing !== undefined && <span className={styles.trailing}>{trailing}</span>}
      </label>
      {description && <div id={ids.description} className={fieldStyles.hint}>{description}</div>}
      {errorMessage && <div id={ids.error} className={fieldStyles.error}><span className={fieldStyles.errorIcon}><Icon name="error" size="sm" /></span><span>{errorMessage}</span></div>}
    </div>
  )
}
