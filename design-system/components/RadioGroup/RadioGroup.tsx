import { useId, type ReactNode } from 'react'
import { cx } from '../../private/cx.ts'
import { choiceStyles, GroupFrame, useFieldIds, type FieldProps } from '../../private/field/index.ts'
import * as css from './RadioGroup.css.ts'

export interface RadioGroupOption {
  value: string
  label: ReactNode
  description?: string | undefined
  isDisabled?: boolean | undefined
}

export interface RadioGroupProps extends Omit<FieldProps, 'autoComplete'> {
  options: readonly RadioGroupOption[]
  /** The chosen value; an empty string when nothing is chosen. */
  value: string
  onChange: (value: string) => void
  /** `horizontal` for two or three short words; they break into lines where they do not fit. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal' | undefined
  mark?: 'auto' | 'none' | undefined
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
