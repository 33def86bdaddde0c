import type { ReactNode } from 'react'
import { ToggleButton as AriaToggleButton } from 'react-aria-components'
import { Icon, type IconName } from '#design-system/text/Icon'
import { cx } from '../../../private/cx.ts'
import { inOwnElements } from '../../../private/own-elements.tsx'
import { present } from '../../../private/present.ts'
import { type RootProps } from '../../../private/root-props.ts'
import { button } from '../Button/Button.css.ts'
import * as css from './ToggleButton.css.ts'

export interface ToggleButtonProps extends RootProps {
  /** Whether the toggle is on. */
  isSelected: boolean
  /** Called with the new state when toggled. */
  onChange: (isSelected: boolean) => void
  /** Icon that is filled while selected; without one, a check appears. */
  icon?: IconName | undefined
  /** Button height; `md` is 44 px high on touch screens. @default 'md' */
  size?: 'sm' | 'md' | undefined
  /** Disables the button and removes it from the tab order. */
  isDisabled?: boolean | undefined
  /** More specific accessible name, e.g. with the product; it must contain the visible text (WCAG 2.5.3). */
  label?: string | undefined
  /** Button text, the same in both states: `aria-pressed` conveys the state. */
  children: ReactNode
}

/**
 * Toggle that takes effect immediately: a filter chip, "Follow".
 * Not for form settings (use Switch or Checkbox) and not for one of several options (use SegmentedControl).
 */
export function ToggleButton({ icon, size = 'md', label, children, ...aria }: ToggleButtonProps) {
  return (
    <AriaToggleButton
      {...present({ ...aria, 'aria-label': label })}
      className={cx(button({ variant: 'line', size }), size === 'sm' && css.small, css.toggle)}
      data-size={size}
      data-drawing={icon}
    >
      {icon ? (
        <Icon name={icon} size="sm" />
      ) : (
        <span className={css.check}>
          <Icon name="check" size="sm" />
        </span>
      )}
      {inOwnElements(children)}
    </AriaToggleButton>
  )
}
