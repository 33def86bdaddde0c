import { useContext, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { ComboBoxStateContext, Popover } from 'react-aria-components'
import { isInSight, screenEdges } from './in-sight.ts'
import * as styles from './Combobox.css.ts'

/**
 * Popover of the list, which follows its field while the page or the dialog scrolls. react-aria would close it on the
 * first scroll: on a phone, where the keyboard leaves little room, the field and its list could not be viewed together.
 * It closes when the field is out of view.
 */
export function ListPopover({
  field,
  children,
}: {
  field: RefObject<HTMLElement | null>
  children: ReactNode
}) {
  const state = useContext(ComboBoxStateContext)
  const isOpen = state?.isOpen ?? false
  const close = useRef(state?.close)
  const isScrolling = useRef(false)
  const [moves, setMoves] = useState(0)
  useLayoutEffect(() => {
    close.current = state?.close
  })

  // Runs before react-aria's own listener, which is added with the list.
  useLayoutEffect(() => {
    if (!isOpen) return
    let frame = 0
    const look = (scrolled: Node) => {
      isScrolling.current = false
      const at = field.current?.getBoundingClientRect()
      if (!at) return
      const isPage = scrolled === document || scrolled === document.documentElement
      const isSeen =
        isInSight(at, screenEdges()) &&
        (isPage || !(scrolled instanceof Element) || isInSight(at, scrolled.getBoundingClientRect()))
      if (!isSeen) close.current?.()
      // An element in the page moves with it; in a nested scroll container the list is repositioned.
      else if (!isPage) setMoves((count) => count + 1)
    }
    const onScroll = ({ target }: Event) => {
      if (!(target instanceof Node) || target === field.current || !target.contains(field.current)) return
      isScrolling.current = true
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => look(target))
    }
    window.addEventListener('scroll', onScroll, { capture: true, passive: true })
    return () => {
      isScrolling.current = false
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', onScroll, { capture: true })
    }
  }, [isOpen, field])

  return (
    // Without an arrow its boundary offset has no effect: changing it only makes react-aria measure again.
    <Popover
      className={styles.popover}
      offset={4}
      arrowBoundaryOffset={moves}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open && !isScrolling.current) state?.close()
      }}
    >
      {children}
    </Popover>
  )
}
