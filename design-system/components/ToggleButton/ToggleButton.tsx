import type { ReactNode } from 'react'
import { Icon, type IconName } from '#design-system/Icon'
import { cx } from '../../private/cx.ts'
import { button } from '../Button/Button.css.ts'
import * as css from './ToggleButton.css.ts'

export interface ToggleButtonProps {
  /** On or off. */
  isSelected: boolean
  /** It was switched on or off. */
  onChange: (isSelected: boolean) => void
  /** A drawing that is filled while it is on; without one a check appears. */
  icon?: IconName | undefined
  /** Its height; `md` is 44 px high on touch screens. @default 'md' */
  size?: 'sm' | 'md' | undefined
  /** It cannot be pressed now and is passed over. */
  isDisabled?: boolean | undefined
  /** More than the words say, e.g. which product: it must contain the visible words (WCAG 2.5.3). */
  label?: string | undefined
  /** The words. They stay the same in both states: "pressed" is said by the button itself. */
  children: ReactNode
}

/**
 * Something that is on until it is pressed again and acts at once: a filter chip, "Follow".
 * Not for a setting in a form (Switch, Checkbox) and not for one of several (SegmentedControl).
 */
export function ToggleButton({ isSelected, onChange, icon, size = 'md', isDisabled = false, label, children }: ToggleButtonProps) {
  return (
    <button
      type="button"
      className={cx(button({ variant: 'line', size }), size === 'sm' && css.small, isSelected && css.selected)}
      aria-pressed={isSelected}
      aria-label={label}
      disabled={isDisabled}
      data-size={size}
      data-drawing={icon}
      onClick={() => onChange(!isSelected)}
    >
      {icon ? <Icon name={icon} size="sm" /> : <span className={css.check}><Icon name="check" size="sm" /></span>}
      {children}
    </button>
  )
}
