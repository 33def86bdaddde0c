import { Button as AriaButton } from 'react-aria-components'
import { Icon } from '#design-system/Icon'
import * as css from './Button.css.ts'
import type { ButtonProps } from './Button.tsx'

export type TriggerButtonProps = Pick<
  ButtonProps,
  'variant' | 'size' | 'icon' | 'isDisabled' | 'aria-label' | 'children'
>

/**
 * Button that opens a menu or popover. Built on react-aria, which sets the ARIA attributes of the overlay.
 * Use it inside Menu and Popover only; use Button everywhere else.
 */
export function TriggerButton({
  variant = 'line',
  size = 'md',
  icon,
  isDisabled = false,
  children,
  ...aria
}: TriggerButtonProps) {
  return (
    <AriaButton {...aria} isDisabled={isDisabled} className={css.button({ variant, size })}>
      {icon && <Icon name={icon} size="sm" />}
      {children}
    </AriaButton>
  )
}
