import type { ReactNode } from 'react'
import { cx } from '../../private/cx.ts'
import { FieldError, fieldStyles, useFieldIds, type FieldProps } from '../../private/field/index.ts'
import * as css from './Switch.css.ts'

export interface SwitchProps extends Omit<FieldProps, 'label' | 'autoComplete' | 'isRequired'> {
  /** Whether it is on; the caller keeps it. */
  isSelected: boolean
  /** It was switched on or off. */
  onChange: (isSelected: boolean) => void
  /** The change is on its way: a further press does nothing until it has arrived; focus stays. */
  isPending?: boolean | undefined
  /** Where the words stand. @default 'before', with the switch at the end of the line */
  labelPlace?: 'before' | 'after' | undefined
  /** The words: what is on. They do not change with the state. */
  children: ReactNode
}

/** A setting that holds at once: "Send me messages". For a choice that is sent with a form, or an agreement, take Checkbox. */
export function Switch({ isSelected, onChange, isPending = false, labelPlace = 'before', children, isDisabled, errorMessage, description, name, id, onBlur }: SwitchProps) {
  const ids = useFieldIds({ id, description, errorMessage })
  return (
    <div className={fieldStyles.field}>
      <label className={cx(css.line, labelPlace === 'after' && css.start, isDisabled && css.off)}>
        <span className={cx(css.text, labelPlace === 'after' && css.grow)}>{children}</span>
        <input
          type="checkbox"
          role="switch"
          id={ids.control}
          className={css.track}
          name={name}
          checked={isSelected}
          aria-checked={isSelected}
          onChange={(event) => { if (!isPending) onChange(event.target.checked) }}
          onBlur={onBlur}
          disabled={isDisabled}
          aria-busy={isPending || undefined}
          aria-invalid={Boolean(errorMessage) || undefined}
          aria-describedby={ids.describedBy}
        />
      </label>
      {description && <div id={ids.description} className={fieldStyles.hint}>{description}</div>}
      {errorMessage && <FieldError id={ids.error}>{errorMessage}</FieldError>}
    </div>
  )
}
