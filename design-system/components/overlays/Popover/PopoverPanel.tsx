import type { ReactNode, RefObject } from 'react'
import { Dialog, Heading, OverlayTriggerStateContext, Popover } from 'react-aria-components'
import type { OverlayTriggerState } from 'react-stately/useOverlayTriggerState'
import { inOwnElements } from '../../../private/own-elements.tsx'
import { present } from '../../../private/present.ts'
import * as css from './Popover.css.ts'

export interface PopoverPanelProps {
  /** The id that the button refers to. */
  id: string | undefined
  /** The name where there is no `title`. */
  label: string
  title: string | undefined
  placement: 'bottom start' | 'bottom end' | 'top start' | 'top end'
  /** The button that opened it: the panel stands beside it and gives the focus back to it. */
  triggerRef: RefObject<HTMLButtonElement | null>
  /** Whether it is open, kept by what opens it. */
  state: OverlayTriggerState
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** What a Popover opens; fetched with the first interest in it. */
export function PopoverPanel({ id, label, title, children, state, ...popover }: PopoverPanelProps) {
  return (
    <OverlayTriggerStateContext value={state}>
      <Popover {...popover} className={css.popover} offset={6}>
        <Dialog
          {...present({ id })}
          className={css.dialog}
          {...(title === undefined && { 'aria-label': label })}
        >
          {({ close }) => (
            <>
              {title !== undefined && (
                <Heading slot="title" level={2} className={css.title}>
                  {title}
                </Heading>
              )}
              {inOwnElements(typeof children === 'function' ? children(close) : children)}
            </>
          )}
        </Dialog>
      </Popover>
    </OverlayTriggerStateContext>
  )
}
