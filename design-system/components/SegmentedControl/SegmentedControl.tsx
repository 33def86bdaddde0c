import { useId } from 'react'
import { Icon, type IconName } from '#design-system/Icon'
import { cx } from '../../private/cx.ts'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import * as css from './SegmentedControl.css.ts'

export interface SegmentedControlOption {
  value: string
  label: string
  icon?: IconName | undefined
  isDisabled?: boolean | undefined
}

export interface SegmentedControlProps {
  /** What is chosen, e.g. "View". Kept from the eye unless `isLabelVisible`. */
  label: string
  /** Two to about four. More: Tabs, Select or RadioGroup. */
  options: readonly SegmentedControlOption[]
  value: string
  /** Called at once, also while arrow keys walk: the change must be cheap and can be taken back. */
  onChange: (value: string) => void
  isLabelVisible?: boolean | undefined
  isDisabled?: boolean | undefined
  /** As wide as what it stands in, segments of equal weight. */
  wide?: boolean | undefined
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
