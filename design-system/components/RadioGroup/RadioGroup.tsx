import { useId, type ReactNode } from 'react'
import { cx } from '../../private/cx.ts'
import { choiceStyles, GroupFrame, useFieldIds, type FieldProps } from '../../private/field/index.ts'
import * as css from './RadioGroup.css.ts'

export interface RadioGroupOption {
  /** What the field's value is when this option is chosen. */
  value: string
  /** The words beside the button. */
  label: ReactNode
  /** A quieter line below the words, read with the option. */
  description?: string | undefined
  /** It cannot be chosen now, but stays in sight. */
  isDisabled?: boolean | undefined
}

export interface RadioGroupProps extends Omit<FieldProps, 'autoComplete'> {
  /** What there is to choose from, in the order it is read. */
  options: readonly RadioGroupOption[]
  /** The chosen value; an empty string when nothing is chosen. */
  value: string
  /** Another option was chosen. */
  onChange: (value: string) => void
  /** `horizontal` for two or three short words; they break into lines where they do not fit. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal' | undefined
  /** `none` leaves "Required" and "Optional" out, where the question does not arise. @default 'auto' */
  mark?: 'auto' | 'none' | undefined
  /** The label is heard but not seen: only where something beside it says the same. */
  isLabelHidden?: boolean | undefined
}

/** One of a few, each a line. Real radio buttons: arrows move and choose. With prices or controls of their own take RadioCards; more than about seven: Select. */
export function RadioGroup({ label, options, value, onChange, orientation = 'vertical', mark, isLabelHidden, isRequired, isDisabled, errorMessage, description, name, id, onBlur }: RadioGroupProps) {
  const ids = useFieldIds({ id, description, errorMessage })
  const own = useId()
  return (
    <GroupFrame role="radiogroup" ids={ids} label={label} isRequired={isRequired} mark={mark} isLabelHidden={isLabelHidden} description={description} errorMessage={errorMessage} onBlur={onBlur}>
      <div className={orientation === 'horizontal' ? css.across : css.list}>
        {options.map((option, index) => {
          const isOff = isDisabled || option.isDisabled
          const about = option.description ? `${ids.control}-${index}-more` : undefined
          return (
            <div className={css.option} key={option.value}>
              <label className={cx(css.line, isOff && css.off)}>
                <input type="radio" className={choiceStyles.circle} name={name ?? own} value={option.value} checked={option.value === value} onChange={() => onChange(option.value)} disabled={isOff} aria-describedby={about} />
                <span>{option.label}</span>
              </label>
              {option.description && <div id={about} className={css.description}>{option.description}</div>}
            </div>
          )
        })}
      </div>
    </GroupFrame>
  )
}
