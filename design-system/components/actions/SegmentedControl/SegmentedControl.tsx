import { useId } from 'react'
import { Icon, type IconName } from '#design-system/text/Icon'
import { cx } from '../../../private/cx.ts'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import { visuallyHidden } from '../../../private/visually-hidden.css.ts'
import * as css from './SegmentedControl.css.ts'

export interface SegmentedControlOption {
  /** Value of the control when this option is selected. */
  value: string
  /** Option text, a word or two. */
  label: string
  /** Decorative icon before the text. */
  icon?: IconName | undefined
  /** Disables the option but keeps it visible. */
  isDisabled?: boolean | undefined
}

export interface SegmentedControlProps extends RootProps {
  /** What is chosen, e.g. "View". Visually hidden unless `isLabelVisible`. */
  label: string
  /** Two to four options. For more, use Select or RadioGroup. */
  options: readonly SegmentedControlOption[]
  /** The `value` of the selected option. */
  value: string
  /** Called on each change, including arrow keys: it must be cheap and reversible. */
  onChange: (value: string) => void
  /** Shows the label above the segments; otherwise only screen readers get it. */
  isLabelVisible?: boolean | undefined
  /** Disables the control. */
  isDisabled?: boolean | undefined
  /** Stretches to the width of its container, with segments of equal width. */
  isWide?: boolean | undefined
  /** Field name for form submission. */
  name?: string | undefined
}

/**
 * Switches between a few views of the same content: list or grid, month or year. Built on native radio buttons.
 * Not for navigation (use links) and not for form answers (use RadioGroup).
 */
export function SegmentedControl({
  label,
  options,
  value,
  onChange,
  isLabelVisible = false,
  isDisabled,
  isWide = false,
  name,
  ...rest
}: SegmentedControlProps) {
  const own = useId()
  return (
    <fieldset {...rootProps(rest)} className={css.group}>
      <legend className={isLabelVisible ? css.legend : visuallyHidden}>{label}</legend>
      <div className={cx(css.track, isWide && css.wide)}>
        {options.map((option) => (
          <label className={css.segment} key={option.value}>
            <input
              className={visuallyHidden}
              type="radio"
              name={name ?? own}
              value={option.value}
              checked={option.value === value}
              disabled={isDisabled || option.isDisabled}
              onChange={() => onChange(option.value)}
            />
            {option.icon && <Icon name={option.icon} size="sm" />}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
