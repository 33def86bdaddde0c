import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

/** The path shown last: of the document, since shop and till each have a landmark of their own. Effects alone touch it. */
let shown: string | undefined

/**
 * The page's main landmark. After a navigation inside the shop the focus goes to the new page's heading
 * (or, without one, to this landmark), so that a screen reader and the keyboard begin there.
 */
export function MainRegion({ children }: { children: ReactNode }) {
  const region = useRef<HTMLElement>(null)
  const { pathname, hash } = useLocation()
  useEffect(() => {
    const before = shown
    shown = pathname
    if (before === undefined || before === pathname) return
    const main = region.current
    if (!main || hash || main.contains(document.activeElement)) return
    const target = main.querySelector<HTMLElement>('h1') ?? main
    if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1')
    target.focus({ preventScroll: true })
  }, [pathname, hash])
  return <main id="main" ref={region} tabIndex={-1}>{children}</main>
}
