import { useEffect, useRef, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '#design-system/actions/IconButton'
import { useEffectEvent } from '../../../private/use-effect-event.ts'
import * as css from './HeaderPanel.css.ts'

export interface HeaderPanelProps {
  /** Accessible name of the panel as a region: “Cart”. */
  label: string
  /** What happened, in the panel's first line: “Added to your cart.” */
  title: string
  /** Called on Escape, the close button, and a press outside of the panel. */
  onClose: () => void
  /** What the panel shows. */
  children: ReactNode
}

/**
 * A panel below the end of SiteHeader (one of its `actions`), on wide screens only. It takes no focus and covers nothing that is
 * needed; closed from inside it gives the focus back. Not for a task, which is a Dialog, nor beside a button: that is a Popover.
 */
export function HeaderPanel({ label, title, onClose, children }: HeaderPanelProps) {
  const intl = useIntl()
  const panel = useRef<HTMLElement>(null)
  const cameFrom = useRef<EventTarget>(null)
  const close = () => {
    if (panel.current?.contains(document.activeElement) && cameFrom.current instanceof HTMLElement)
      cameFrom.current.focus()
    onClose()
  }
  const closeFromOutside = useEffectEvent(close)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') closeFromOutside()
    }
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !panel.current?.contains(target)) closeFromOutside()
    }
    // react-aria's controls stop these events on their way up
    document.addEventListener('keydown', onKeyDown, true)
    document.addEventListener('pointerdown', onPointerDown, true)
    return () => {
      document.removeEventListener('keydown', onKeyDown, true)
      document.removeEventListener('pointerdown', onPointerDown, true)
    }
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- notes where the focus comes from
    <section
      ref={panel}
      aria-label={label}
      className={css.panel}
      onFocus={({ relatedTarget }) => {
        if (!panel.current?.contains(relatedTarget)) cameFrom.current = relatedTarget
      }}
    >
      <div className={css.head}>
        <p className={css.title}>{title}</p>
        <IconButton icon="close" label={intl.formatMessage({ id: 'ds.dialog.close' })} onPress={close} />
      </div>
      {children}
    </section>
  )
}
