import { useEffect, useRef, useState, type RefObject } from 'react'

/**
 * Tracks whether the end of a text has been visible, however it was reached: pointer, touch, keys, or at once for a
 * short text.
 * @returns `end` goes on an element after the text; `onShown` is called when the text has been rendered: before that
 * its end is meaningless
 */
export function useReadToEnd(): {
  isRead: boolean
  end: RefObject<HTMLSpanElement | null>
  onShown: () => void
} {
  const end = useRef<HTMLSpanElement>(null)
  const [isShown, setShown] = useState(false)
  const [isRead, setRead] = useState(false)
  useEffect(() => {
    const element = end.current
    if (!element || !isShown || isRead) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setRead(true)
    })
    // the End key jumps past it to the foot of the page, which no observer reports
    const jumped = () => {
      if (element.getBoundingClientRect().bottom < 0) setRead(true)
    }
    observer.observe(element)
    jumped()
    addEventListener('scroll', jumped, { capture: true, passive: true })
    return () => {
      observer.disconnect()
      removeEventListener('scroll', jumped, { capture: true })
    }
  }, [isShown, isRead])
  return {
    isRead,
    end,
    onShown: () => {
      setShown(true)
    },
  }
}
