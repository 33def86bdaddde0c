import { useEffect, useRef, type ReactNode } from 'react'
import { Icon } from '#design-system/text/Icon'
import { choiceStyles, fieldStyles, useFieldIds, type FieldProps } from '../../../private/field/index.ts'
import { rootProps } from '../../../private/root-props.ts'
import * as styles from './Checkbox.css.ts'

export interface CheckboxProps extends Omit<FieldProps, 'label' | 'autoComplete'> {
  /** Whether it is checked (controlled). */
  isSelected: boolean
  /** Called when it is checked or unchecked. */
  onChange: (isSelected: boolean) => void
  /** Whether it is partly selected: some of its items are checked. */
  isIndeterminate?: boolean | undefined
  /** Label of the checkbox. It may contain links. */
  children: ReactNode
  /** Muted text at the end of the line, such as a count. */
  trailing?: ReactNode
  /** Value that a form submits when checked. @default 'on' */
  value?: string | undefined
}

/**
 * A single yes/no choice. It is a native checkbox styled in CSS, so it works before the script has loaded.
 * Use Switch for a setting that takes effect immediately, and CheckboxGroup for several boxes that form one answer.
 */
export function Checkbox({
  isSelected,
  onChange,
  isIndeterminate = false,
  children,
  trailing,
  isRequired,
  isDisabled,
  errorMessage,
  description,
  name,
  value,
  id,
  onBlur,
  ...rest
}: CheckboxProps) {
  const ids = useFieldIds({ id, description, errorMessage })
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isIndeterminate
  }, [isIndeterminate])
  return (
    <div {...rootProps(rest)} className={fieldStyles.field}>
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
      {description && (
        <div id={ids.description} className={fieldStyles.hint}>
          {description}
        </div>
      )}
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
