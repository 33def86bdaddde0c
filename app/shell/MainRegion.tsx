import { useMainLandmark } from '#design-system/NotificationStack'
import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

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

function give(target: HTMLElement, isPlace: boolean): void {
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1')
  if (isPlace) target.scrollIntoView()
  target.focus({ preventScroll: true })
}

/**
 * The page's main landmark. After a navigation inside the shop the focus goes to the new page's heading, or to the place that the
 * address names, so that a screen reader and the keyboard begin there. What is still being read gets it when it comes, unless the
 * person has gone on meanwhile.
 */
export function MainRegion({ children }: { children: ReactNode }) {
  const region = useRef<HTMLElement>(null)
  useMainLandmark(region)
  const { pathname, hash } = useLocation()
  useEffect(() => {
    const before = shown
    shown = pathname
    const main = region.current
    if (!main || before === pathname) return
    const find = () => (hash ? document.getElementById(idOf(hash)) : main.querySelector<HTMLElement>('h1'))
    const early = find()
    // a page that was loaded begins where the browser has put it
    if (before === undefined && (!hash || early)) return
    const isFree = () => [null, document.body, main].includes(document.activeElement as HTMLElement | null)
    if (early) {
      if (hash || !main.contains(document.activeElement)) give(early, hash !== '')
      return
    }
    if (!main.contains(document.activeElement)) give(main, false)
    const observer = new MutationObserver(() => {
      const late = find()
      if (!late) return
      observer.disconnect()
      if (isFree()) give(late, hash !== '')
    })
    observer.observe(main, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
    }
  }, [pathname, hash])
  return (
    <main id="main" ref={region} tabIndex={-1}>
      {children}
    </main>
  )
}
