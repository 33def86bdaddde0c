import { useId, type Ref } from 'react'
import { error } from '../../../private/field/field.css.ts'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import { hidden } from '../../../private/text-styles.css.ts'
import * as css from './OptionPicker.css.ts'

export interface OptionPickerProps extends RootProps {
  /** What is chosen: “Size”. */
  label: string
  /** What there is to choose from, all in sight, in the order it is read. */
  options: {
    value: string
    label: string
    description?: string | undefined
    isDisabled?: boolean | undefined
  }[]
  /** The chosen option's value; an empty string when nothing is chosen. */
  value: string
  /** An option was chosen. */
  onChange: (value: string) => void
  /** The name under which a form sends the value. */
  name?: string
  /** One must be chosen: said with the group's name. */
  isRequired?: boolean | undefined
  /** The mistake, shown under the options and read with the group's name. */
  errorMessage?: string | undefined
  /** The group's element, for a script that leads to it. */
  ref?: Ref<HTMLFieldSetElement>
}

/**
 * One of a few, all in sight: sizes, flavours. Native radio buttons, so arrows move and a form sends them.
 * With prices or explanations take RadioCards, for more than about seven Select, for views of the same thing SegmentedControl.
 */
export function OptionPicker({
  label,
  options,
  value,
  onChange,
  name,
  isRequired = false,
  errorMessage,
  ref,
  ...rest
}: OptionPickerProps) {
  const own = useId()
  return (
    <fieldset
      {...rootProps(rest)}
      ref={ref}
      className={css.group}
      role="radiogroup"
      aria-required={isRequired || undefined}
      aria-invalid={errorMessage ? true : undefined}
      aria-describedby={errorMessage ? `${own}-error` : undefined}
    >
      <legend className={css.legend}>{label}</legend>
      <div className={css.options}>
        {options.map((option) => (
          <label className={css.option} key={option.value}>
            <input
              className={hidden}
              type="radio"
              name={name ?? own}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
            {option.description && <span className={css.description}>{option.description}</span>}
          </label>
        ))}
      </div>
      {errorMessage && (
        <div id={`${own}-error`} className={error}>
          {errorMessage}
        </div>
      )}
    </fieldset>
  )
}
