import { useCallback, useEffect, useRef, type FocusEvent, type RefObject } from 'react'

/** Where the focus goes from a message that leaves: to the next one, and after the last one back to where it came from. */
export function useMessageFocus(region: RefObject<HTMLElement | null>, isEmpty: boolean) {
  const cameFrom = useRef<Element>(null)

  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !region.current?.contains(relatedTarget)) cameFrom.current = relatedTarget
  }

  /** Returns focus to where it came from, or to the page's main part if that is gone. */
  const leave = useCallback(() => {
    const back = cameFrom.current?.isConnected ? cameFrom.current : document.querySelector('main')
    if (back instanceof HTMLElement) back.focus()
  }, [])

  // the last message was taken away while the focus was on it, or on the region
  useEffect(() => {
    const at = document.activeElement
    if (isEmpty && cameFrom.current && (at === document.body || region.current?.contains(at))) leave()
    if (isEmpty) cameFrom.current = null
  }, [isEmpty, leave, region])

  /** Before a message is dismissed: a keyboard goes on to the next one, a pointer leaves the area, so that its timers run on. */
  const handOn = (message: HTMLElement, isByPointer: boolean) => {
    if (!message.contains(document.activeElement)) return
    const others = [...(message.parentElement?.children ?? [])].filter(
      (other) => other === message || !other.hasAttribute('data-leaving'),
    )
    const at = others.indexOf(message)
    const next = (others[at + 1] ?? others[at - 1])?.querySelector<HTMLElement>('button:last-of-type')
    if (next && !isByPointer) next.focus()
    else leave()
  }
  return { onFocus, leave, handOn }
}
