import type { ShopRouter } from './create-router.ts'

/** What only search engines and other apps read (`app/server/head/`). */
const told = [
  '[rel=canonical]',
  '[hreflang]',
  '[property^="og:"]',
  '[name=description]',
  '[type="application/ld+json"]',
]

const leaveHead = (): void => {
  for (const element of document.head.querySelectorAll(told.join())) element.remove()
}

/**
 * What the head tells other apps is about the page that was loaded, in its language: another page, or another language, takes it
 * away. A browser offers the canonical address for sharing.
 */
export function leaveHeadWithPage(router: ShopRouter): void {
  const [visit] = performance.getEntriesByType('navigation')
  const loaded = visit && new URL(visit.name).pathname
  const followPage = () => {
    if (location.pathname !== loaded) leaveHead()
  }
  followPage()
  router.subscribe(followPage)
  new MutationObserver(leaveHead).observe(document.documentElement, { attributeFilter: ['lang'] })
}
