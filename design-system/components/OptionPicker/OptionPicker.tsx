import { useId } from 'react'
import { hidden } from '../../private/text-styles.css.ts'
import * as css from './OptionPicker.css.ts'

export interface OptionPickerProps {
  /** What is chosen: “Size”. */
  label: string
  /** What there is to choose from, all in sight, in the order it is read. */
  options: { value: string, label: string, description?: string | undefined, isDisabled?: boolean | undefined }[]
  /** The chosen option's value; an empty string when nothing is chosen. */
  value: string
  /** An option was chosen. */
  onChange: (value: string) => void
  /** The name under which a form sends the value. */
  name?: string
}

/**
 * One of a few, all in sight: sizes, flavours. Native radio buttons, so arrows move and a form sends them.
 * With prices or explanations take RadioCards, for more than about seven Select, for views of the same thing SegmentedControl.
 */
export function OptionPicker({ label, options, value, onChange, name }: OptionPickerProps) {
  const own = useId()
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.options}>
        {options.map((option) => (
          <label className={css.option} key={option.value}>
            <input className={hidden} type="radio" name={name ?? own} value={option.value} checked={option.value === value} disabled={option.isDisabled} onChange={() => onChange(option.value)} />
            <span>{option.label}</span>
            {option.description && <span className={css.description}>{option.description}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
