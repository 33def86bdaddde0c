import { useSyncExternalStore } from 'react'

const paper = 'print'

const subscribe = (onChange: () => void) => {
  const list = matchMedia(paper)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** Whether the page is being laid out for paper, where a table has to be whole. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(paper).matches,
    () => false,
  )
