import { useEffect, useRef, useState, type PointerEvent, type ReactElement } from 'react'
import { Tooltip as AriaTooltip, TooltipTriggerStateContext } from 'react-aria-components'
import type { IconButtonProps } from '#design-system/IconButton'
import * as css from './Tooltip.css.ts'

export interface TooltipProps {
  /** One IconButton. Its `label` is what the tooltip shows: a tooltip never holds what is nowhere else. */
  children: ReactElement<IconButtonProps>
  /** On which side it appears, where there is room. @default 'top' */
  placement?: 'top' | 'bottom' | undefined
}

/** How long a pointer rests, or a finger holds, before it shows (milliseconds). */
const restFor = 500
/** How long it waits for the pointer to come over it (WCAG 1.4.13), and stays after a finger has gone (milliseconds). */
const leaveFor = { mouse: 200, touch: 1500 } as const

/**
 * The name of an icon button, for eyes that do not know the drawing: on hover, on keyboard focus, and on touch by holding. Escape takes it away.
 * Only for icon buttons: a screen reader hears the same words as the button's name, so the tooltip itself is tied to nothing. Explanations belong in a HelpTip.
 */
export function Tooltip({ children, placement = 'top' }: TooltipProps) {
  const anchor = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isPressing = useRef(false)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  const soon = (open: boolean, wait: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(open), wait)
  }
  const now = (open: boolean) => {
    clearTimeout(timer.current)
    setOpen(open)
  }
  const isTouch = (event: PointerEvent) => event.pointerType === 'touch'

  useEffect(() => {
    if (!isOpen) return
    // On the document: the pointer may show it while focus is elsewhere. Nothing else closes by the same Escape.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        event.stopPropagation()
        now(false)
      }
    }
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [isOpen])

  return (
    <span
      ref={anchor}
      className={css.anchor}
      onPointerEnter={(event) => {
        if (!isTouch(event)) soon(true, restFor)
      }}
      onPointerLeave={(event) => {
        isPressing.current = false
        soon(false, isTouch(event) ? leaveFor.touch : leaveFor.mouse)
      }}
      onPointerDown={(event) => {
        isPressing.current = true
        if (isTouch(event)) soon(true, restFor)
        else now(false)
      }}
      onPointerUp={(event) => {
        isPressing.current = false
        if (isTouch(event)) soon(false, leaveFor.touch)
      }}
      onFocus={(event) => {
        if (!isPressing.current && event.target.matches(':focus-visible')) now(true)
      }}
      onBlur={() => now(false)}
    >
      {children}
      <TooltipTriggerStateContext
        value={{
          isOpen,
          shouldSkipAnimation: true,
          open: () => now(true),
          close: (isImmediate) => {
            if (isImmediate) now(false)
            else soon(false, leaveFor.mouse)
          },
        }}
      >
        <AriaTooltip triggerRef={anchor} placement={placement} offset={4} className={css.tooltip}>
          {children.props.label}
        </AriaTooltip>
      </TooltipTriggerStateContext>
    </span>
  )
}
