import { useId, type ReactNode } from 'react'
import { cx } from '../../../private/cx.ts'
import { choiceStyles, GroupFrame, useFieldIds, type FieldProps } from '../../../private/field/index.ts'
import { rootProps } from '../../../private/root-props.ts'
import * as css from './RadioGroup.css.ts'

export interface RadioGroupOption {
  /** Value of the field when this option is selected. */
  value: string
  /** Label next to the radio button. */
  label: ReactNode
  /** Secondary text below the label, read with the option. */
  description?: string | undefined
  /** Whether it is visible but cannot be selected. */
  isDisabled?: boolean | undefined
}

export interface RadioGroupProps extends Omit<FieldProps, 'autoComplete'> {
  /** Options in display order. */
  options: readonly RadioGroupOption[]
  /** Selected value; an empty string when nothing is selected. */
  value: string
  /** Called with the value when another option is selected. */
  onChange: (value: string) => void
  /** `horizontal` for two or three short labels, which wrap if needed. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal' | undefined
  /** `none` hides "Required" and "Optional", where they make no sense. @default 'auto' */
  mark?: 'auto' | 'none' | undefined
  /** Whether the label is visually hidden: only where adjacent text says the same. */
  isLabelHidden?: boolean | undefined
}

/**
 * Selects one of a few options, one per line. Native radio buttons: arrows move and select. Use RadioCards for options
 * with prices or controls, and Select instead for more than about seven.
 */
export function RadioGroup({
  label,
  options,
  value,
  onChange,
  orientation = 'vertical',
  mark,
  isLabelHidden,
  isRequired,
  isDisabled,
  errorMessage,
  description,
  name,
  id,
  onBlur,
  ...rest
}: RadioGroupProps) {
  const ids = useFieldIds({ id, description, errorMessage })
  const own = useId()
  return (
    <GroupFrame
      {...rootProps(rest)}
      role="radiogroup"
      ids={ids}
      label={label}
      isRequired={isRequired}
      mark={mark}
      isLabelHidden={isLabelHidden}
      description={description}
      errorMessage={errorMessage}
      onBlur={onBlur}
    >
      <div className={orientation === 'horizontal' ? css.across : css.list}>
        {options.map((option, index) => {
          const isOff = isDisabled || option.isDisabled
          const about = option.description ? `${ids.control}-${index}-more` : undefined
          return (
            <div className={css.option} key={option.value}>
              <label className={cx(css.line, isOff && css.off)}>
                <input
                  type="radio"
                  className={choiceStyles.circle}
                  name={name ?? own}
                  value={option.value}
                  checked={option.value === value}
                  onChange={() => onChange(option.value)}
                  disabled={isOff}
                  aria-describedby={about}
                />
                <span>{option.label}</span>
              </label>
              {option.description && (
                <div id={about} className={css.description}>
                  {option.description}
                </div>
              )}
            </div>
          )
        })}
      </div>
    </GroupFrame>
  )
}
