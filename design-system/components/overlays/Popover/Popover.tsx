import { useRef, type ReactNode } from 'react'
import { useOverlayTrigger } from 'react-aria/useOverlayTrigger'
import { ButtonContext } from 'react-aria-components'
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState'
import { Button, type ButtonProps } from '#design-system/actions/Button'
import { Icon } from '#design-system/text/Icon'
import { trigger } from '../../../private/lazy-part/lazy-part.css.ts'
import { present } from '../../../private/present.ts'
import { useLazyPart } from '../../../private/lazy-part/use-lazy-part.ts'

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

const loadPanel = () => import('./PopoverPanel.tsx').then(({ PopoverPanel }) => PopoverPanel)

/**
 * A little more beside a button: a note, a small choice. Escape and a press elsewhere close it; focus goes in and comes back.
 * Its panel is fetched when somebody comes near the button.
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
  const triggerRef = useRef<HTMLButtonElement>(null)
  const state = useOverlayTriggerState(present({ isOpen, onOpenChange }))
  const { triggerProps, overlayProps } = useOverlayTrigger({ type: 'dialog' }, state, triggerRef)
  const { Part, prefetchProps } = useLazyPart(loadPanel, state.isOpen, state.close)
  return (
    <>
      <span {...prefetchProps} className={trigger}>
        <ButtonContext value={{ ...triggerProps, ref: triggerRef, isPressed: state.isOpen }}>
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
        </ButtonContext>
      </span>
      {Part && (
        <Part
          id={overlayProps.id}
          label={label}
          title={title}
          placement={placement}
          triggerRef={triggerRef}
          state={state}
        >
          {children}
        </Part>
      )}
    </>
  )
}
