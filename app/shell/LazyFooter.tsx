import { SiteFooter, type SiteFooterProps } from '#design-system/navigation/SiteFooter'
import { useEffect, useRef, useState } from 'react'

/** Pixels below the window at which the footer is drawn (R-567: offset 200, height 400). */
const OFFSET = 200

/** The footer, drawn once it comes near. A reader without script gets it at once, from the server's HTML. */
export function LazyFooter(props: Omit<SiteFooterProps, 'isPending' | 'ref'>) {
  const footerRef = useRef<HTMLElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const footer = footerRef.current
    if (!footer || isNear) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: `0px 0px ${OFFSET}px` },
    )
    observer.observe(footer)
    return () => {
      observer.disconnect()
    }
  }, [isNear])
  return <SiteFooter {...props} isPending={!isNear} ref={footerRef} />
}
