import { afterPaint } from '../client/after-paint.ts'
import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { keepInView, keepReturn } from './keep-in-view.ts'

/** The path shown last: of the document, since shop and checkout each have a landmark of their own. Effects alone touch it. */
let shown: string | undefined

/** The id that an address leads to. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}

function focusOn(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1')
  target.focus({ preventScroll: true })
}

/**
 * The page's main landmark. After a navigation inside the shop the focus goes to the new page's heading, or to the place that the
 * address names, so that a screen reader and the keyboard begin there. What is still being read gets it when it comes, unless the
 * person has gone on meanwhile.
 */
export function MainRegion({ children }: { children: ReactNode }) {
  const region = useRef<HTMLElement>(null)
  const { pathname, hash } = useLocation()
  useEffect(() => {
    const before = shown
    shown = pathname
    const main = region.current
    if (!main || before === pathname) return
    const find = () => (hash ? document.getElementById(idOf(hash)) : main.querySelector<HTMLElement>('h1'))
    // a page that was loaded begins where the browser has put it
    if (before === undefined && !hash) return keepReturn()
    if (before === undefined && find()) return
    const isFree = () => [null, document.body, main].includes(document.activeElement as HTMLElement | null)
    let end: (() => void) | undefined
    const give = (target: HTMLElement) => {
      focusOn(target)
      if (hash)
        end = keepInView(() => {
          target.scrollIntoView()
        })
    }
    const observer = new MutationObserver(() => {
      const late = find()
      if (!late) return
      observer.disconnect()
      if (isFree()) give(late)
    })
    const stop = afterPaint(() => {
      const hasFocus = main.contains(document.activeElement)
      const early = find()
      if (early) {
        if (hash || !hasFocus) give(early)
      } else {
        if (!hasFocus) focusOn(main)
        observer.observe(main, { childList: true, subtree: true })
      }
    })
    return () => {
      stop()
      observer.disconnect()
      end?.()
    }
  }, [pathname, hash])
  return (
    <main id="main" data-page={pathname} ref={region} tabIndex={-1}>
      {children}
    </main>
  )
}
