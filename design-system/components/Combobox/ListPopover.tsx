import { useContext, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { ComboBoxStateContext, Popover } from 'react-aria-components'
import { isInSight, screenEdges } from './in-sight.ts'
import * as styles from './Combobox.css.ts'

/**
 * The list's place, which stays with its field while a thumb moves the page or the dialog around it. react-aria would close it at the first scroll:
 * on a phone, where the keyboard leaves little room, nobody could look at the field and at its list. It closes when the field is out of sight.
 */
export function ListPopover({ field, children }: { field: RefObject<HTMLElement | null>; children: ReactNode }) {
  const state = useContext(ComboBoxStateContext)
  const isOpen = state?.isOpen ?? false
  const close = useRef(state?.close)
  const isScrolling = useRef(false)
  const [moves, setMoves] = useState(0)
  useLayoutEffect(() => { close.current = state?.close })

  // Before react-aria's own listener, which the list brings when it is there.
  useLayoutEffect(() => {
    if (!isOpen) return
    let frame = 0
    const look = (scrolled: Node) => {
      isScrolling.current = false
      const at = field.current?.getBoundingClientRect()
      if (!at) return
      const isPage = scrolled === document || scrolled === document.documentElement
      const isSeen = isInSight(at, screenEdges()) && (isPage || !(scrolled instanceof Element) || isInSight(at, scrolled.getBoundingClientRect()))
      if (!isSeen) close.current?.()
      // What lies in the page moves with it; in a part that scrolls by itself the list is placed anew.
      else if (!isPage) setMoves((count) => count + 1)
    }
    const onScroll = ({ target }: Event) => {
      if (!(target instanceof Node) || target === field.current || !target.contains(field.current)) return
      isScrolling.current = true
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => look(target))
    }
    window.addEventListener('scroll', onScroll, { capture: true, passive: true })
    return () => { isScrolling.current = false; cancelAnimationFrame(frame); window.removeEventListener('scroll', onScroll, { capture: true }) }
  }, [isOpen, field])

  return (
    // Without an arrow the room it keeps from the edges means nothing: another number only makes react-aria measure again.
    <Popover className={styles.popover} offset={4} arrowBoundaryOffset={moves} isOpen={isOpen} onOpenChange={(open) => { if (!open && !isScrolling.current) state?.close() }}>
      {children}
    </Popover>
  )
}
