import { Button as AriaButton } from 'react-aria-components'
import { Icon } from '#design-system/Icon'
import * as css from './Button.css.ts'
import type { ButtonProps } from './Button.tsx'

export type TriggerButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'isDisabled' | 'aria-label' | 'children'>

/**
 * A Button's look for what opens a menu or a popover: react-aria's, which tells it what it opens and whether it is open.
 * Inside Menu and Popover only; everything else takes Button.
 */
export function TriggerButton({ variant = 'line', size = 'md', icon, isDisabled = false, children, ...aria }: TriggerButtonProps) {
  return <AriaButton {...aria} isDisabled={isDisabled} className={css.button({ variant, size })}>{icon && <Icon name={icon} size="sm" />}{children}</AriaButton>
}
