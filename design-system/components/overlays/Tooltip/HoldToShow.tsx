import { cloneElement, use, useEffect, useRef, type ReactElement } from 'react'
import { useLongPress } from 'react-aria/useLongPress'
import { TooltipTriggerStateContext } from 'react-aria-components'
import type { IconButtonProps } from '#design-system/actions/IconButton'

/** How long (ms) a tooltip stays after the finger has gone. */
const STAYS = 1500

/**
 * Adds holding by touch to react-aria's TooltipTrigger, which knows hovering and focus. Holding cancels the press.
 * Also keeps the tooltip out of the button's description: its words are the name already, and would be heard twice.
 */
export function HoldToShow({ children }: { children: ReactElement<IconButtonProps> }) {
  const state = use(TooltipTriggerStateContext)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const { longPressProps } = useLongPress({
    pointerType: 'touch',
    onLongPressStart: () => clearTimeout(timer.current),
    onLongPress: () => {
      state?.open(true)
      const leave = () => {
        timer.current = setTimeout(() => state?.close(true), STAYS)
      }
      addEventListener('pointerup', leave, { once: true, capture: true })
    },
  })
  return cloneElement<object>(children, {
    ...longPressProps,
    ...(state?.isOpen && { 'aria-describedby': '' }),
  })
}
