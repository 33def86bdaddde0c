import type { ReactNode } from 'react'
import { cx } from '../../../private/cx.ts'
import { FieldError, fieldStyles, useFieldIds, type FieldProps } from '../../../private/field/index.ts'
import { rootProps } from '../../../private/root-props.ts'
import * as css from './Switch.css.ts'

export interface SwitchProps extends Omit<FieldProps, 'label' | 'autoComplete' | 'isRequired'> {
  /** Whether it is on (controlled). */
  isSelected: boolean
  /** Called when it is switched on or off. */
  onChange: (isSelected: boolean) => void
  /** Whether the change is being saved: further presses do nothing, and focus stays. */
  isPending?: boolean | undefined
  /** Side of the switch on which its text stands. @default 'before', with the switch at the end of the line */
  labelPlace?: 'before' | 'after' | undefined
  /** Label naming what is switched on. It does not change with the state. */
  children: ReactNode
}

/**
 * A setting that takes effect immediately: "Send me messages". For a choice submitted with a form, or for consent, use
 * Checkbox instead.
 */
export function Switch({
  isSelected,
  onChange,
  isPending = false,
  labelPlace = 'before',
  children,
  isDisabled,
  errorMessage,
  description,
  name,
  id,
  onBlur,
  ...rest
}: SwitchProps) {
  const ids = useFieldIds({ id, description, errorMessage })
  return (
    <div {...rootProps(rest)} className={fieldStyles.field}>
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
          onChange={(event) => {
            if (!isPending) onChange(event.target.checked)
          }}
          onBlur={onBlur}
          disabled={isDisabled}
          aria-busy={isPending || undefined}
          aria-invalid={Boolean(errorMessage) || undefined}
          aria-describedby={ids.describedBy}
        />
      </label>
      {description && (
        <div id={ids.description} className={fieldStyles.hint}>
          {description}
        </div>
      )}
      {errorMessage && <FieldError id={ids.error}>{errorMessage}</FieldError>}
    </div>
  )
}
