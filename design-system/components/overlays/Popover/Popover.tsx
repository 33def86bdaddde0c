import type { ReactNode } from 'react'
import { Dialog, DialogTrigger, Heading, Popover as AriaPopover } from 'react-aria-components'
import { Button, type ButtonProps } from '#design-system/Button'
import { Icon } from '#design-system/Icon'
import { present } from '../../../private/present.ts'
import * as css from './Popover.css.ts'

export interface PopoverProps extends Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'isDisabled'> {
  /** The words on the button that opens it; the name of what opens where there is no `title`. */
  label: string
  /** Only the icon is seen; `label` is still the name. Needs `icon`. */
  isIconOnly?: boolean | undefined
  /** A heading inside. */
  title?: string | undefined
  /** Some text or a few controls; a function is given `close`. */
  children: ReactNode | ((close: () => void) => ReactNode)
  /** On which side, where there is room. @default 'bottom start' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | undefined
  /** Whether it is open, when the page keeps it; otherwise the popover does. */
  isOpen?: boolean | undefined
  /** It was opened or closed. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined
}

/**
 * A little more beside a button: a note, a small choice. Escape and a press elsewhere close it; focus goes in and comes back.
 * Not for actions (Menu), an explained word (HelpTip) or a task (Dialog).
 */
export function Popover({
  label,
  isIconOnly = false,
  title,
  children,
  placement = 'bottom start',
  isOpen,
  onOpenChange,
  icon,
  ...button
}: PopoverProps) {
  return (
    <DialogTrigger {...present({ isOpen, onOpenChange })}>
      {isIconOnly && icon ? (
        <Button {...button} aria-label={label}>
          <Icon name={icon} />
        </Button>
      ) : (
        <Button {...button} {...(icon && { icon })}>
          {label}
          <Icon name="chevron-down" size="sm" />
        </Button>
      )}
      <AriaPopover className={css.popover} placement={placement} offset={6}>
        <Dialog className={css.dialog} {...(title === undefined && { 'aria-label': label })}>
          {({ close }) => (
            <>
              {title !== undefined && (
                <Heading slot="title" level={2} className={css.title}>
                  {title}
                </Heading>
              )}
              {typeof children === 'function' ? children(close) : children}
            </>
          )}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  )
}
