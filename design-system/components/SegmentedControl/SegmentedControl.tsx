import { useId } from 'react'
import { Icon, type IconName } from '#design-system/Icon'
import { cx } from '../../private/cx.ts'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import * as css from './SegmentedControl.css.ts'

export interface SegmentedControlOption {
  /** What the control's value is when this view is chosen. */
  value: string
  /** The view in a word or two. */
  label: string
  /** A drawing before the words, for the eye only. */
  icon?: IconName | undefined
  /** This view cannot be had now, but stays in sight. */
  isDisabled?: boolean | undefined
}

export interface SegmentedControlProps {
  /** What is chosen, e.g. "View". Kept from the eye unless `isLabelVisible`. */
  label: string
  /** Two to about four. More: Tabs, Select or RadioGroup. */
  options: readonly SegmentedControlOption[]
  /** The chosen view, by the `value` of its option. */
  value: string
  /** Called at once, also while arrow keys walk: the change must be cheap and can be taken back. */
  onChange: (value: string) => void
  /** The label is seen too, not only heard. */
  isLabelVisible?: boolean | undefined
  /** Nothing can be changed now. */
  isDisabled?: boolean | undefined
  /** As wide as what it stands in, segments of equal weight. */
  wide?: boolean | undefined
  /** The name under which a form sends the value. */
  name?: string | undefined
}

/**
 * One of a few views of the same thing, at once: list or grid, month or year. Native radio buttons, so arrows move.
 * Not for going to another page (links) and not for an answer in a form (RadioGroup).
 */
export function SegmentedControl({ label, options, value, onChange, isLabelVisible = false, isDisabled, wide = false, name }: SegmentedControlProps) {
  const own = useId()
  return (
    <fieldset className={css.group}>
      <legend className={isLabelVisible ? css.legend : visuallyHidden}>{label}</legend>
      <div className={cx(css.track, wide && css.wide)}>
        {options.map((option) => (
          <label className={css.segment} key={option.value}>
            <input className={visuallyHidden} type="radio" name={name ?? own} value={option.value} checked={option.value === value} disabled={isDisabled || option.isDisabled} onChange={() => onChange(option.value)} />
            {option.icon && <Icon name={option.icon} size="sm" />}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
