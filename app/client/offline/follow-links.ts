import { splitPath } from '#domain/store/language-address.ts'
import { copies } from '#features/kit/connection/kept-copies.ts'
import { isPage } from '../../router/is-page.ts'
import type { ShopRouter } from '../create-router.ts'

/** The link that a click opens in this tab; undefined for any other click. */
function linkOf({
  target,
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: MouseEvent): HTMLAnchorElement | undefined {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element))
    return undefined
  const link = target.closest<HTMLAnchorElement>('a[href]')
  const isHere = link?.origin === location.origin && !link.target && !link.hasAttribute('download')
  return link && isHere && link.pathname !== location.pathname ? link : undefined
}

async function open({ href, pathname, search, hash }: HTMLAnchorElement, router: ShopRouter): Promise<void> {
  const isKept = await caches
    .match(href, { cacheName: copies.pages, ignoreVary: true })
    .catch(() => undefined)
  const path = splitPath(pathname).path + search + hash
  if (isKept || !isPage(path)) location.assign(href)
  else await router.navigate(path)
}

/**
 * Opens links as documents while the device is offline, where the worker has kept them: what a page says that was loaded as a
 * document stands in it, and has never been asked of the service by itself.
 */
export function followLinksOffline(router: ShopRouter): void {
  addEventListener(
    'click',
    (event) => {
      const link = navigator.onLine ? undefined : linkOf(event)
      if (!link) return
      event.preventDefault()
      event.stopImmediatePropagation()
      void open(link, router)
    },
    true,
  )
}
