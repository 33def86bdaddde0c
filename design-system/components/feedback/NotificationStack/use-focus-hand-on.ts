import { useCallback, useRef, type FocusEvent, type RefObject } from 'react'

/**
 * Where the focus goes from a message that leaves. react-aria's region does this for items of the role `alertdialog`; ours are
 * items of a list. When the last one goes, the region itself gives the focus back.
 */
export function useFocusHandOn(region: RefObject<HTMLElement | null>) {
  const cameFrom = useRef<Element>(null)

  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !region.current?.contains(relatedTarget)) cameFrom.current = relatedTarget
  }

  /** Returns focus to where it came from, or to the page's main part if that is gone. */
  const leave = useCallback(() => {
    const back = cameFrom.current?.isConnected ? cameFrom.current : document.querySelector('main')
    if (back instanceof HTMLElement) back.focus()
  }, [])

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
