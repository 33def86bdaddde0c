import { useState, type ComponentType } from 'react'

interface LazyPart<P> {
  /** The part, once it was asked for and is here. It stays, so that it can leave with its animation. */
  Part: ComponentType<P> | undefined
  isOpen: boolean
  /** Opens the part as soon as it is here. */
  open: () => void
  close: () => void
  /** Handlers for the button: they fetch the part before the press. */
  prefetchProps: { onPointerEnter: () => void; onFocus: () => void }
}

/**
 * An overlay whose script is fetched when somebody comes near its button: most visitors never open it, and react-aria's
 * overlays are heavier than many a page. A part that cannot be fetched stays closed, and the next press tries again.
 */
export function useLazyPart<P>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  const [Part, setPart] = useState<ComponentType<P>>()
  const [isOpen, setOpen] = useState(false)
  const prefetch = () => {
    load().catch(() => undefined)
  }
  return {
    Part,
    isOpen,
    open: () => {
      setOpen(true)
      if (Part) return
      load().then(
        (loaded) => setPart(() => loaded),
        () => setOpen(false),
      )
    },
    close: () => setOpen(false),
    prefetchProps: { onPointerEnter: prefetch, onFocus: prefetch },
  }
}
