import { paths } from '#domain/store/paths.ts'
import { WIDE_SCREEN } from '#design-system/layout/Only'
import { useSyncExternalStore } from 'react'

/** Address of the page on which the panel was opened; leaving the page closes it. */
let openedAt: string | undefined
const followers = new Set<() => void>()

function set(next: string | undefined): void {
  openedAt = next
  for (const follow of followers) follow()
}

const subscribe = (follow: () => void) => {
  followers.add(follow)
  return () => followers.delete(follow)
}

/** Address of the page on which the panel was opened; undefined while it is closed. */
export const useMiniCartPage = (): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => openedAt,
    () => undefined,
  )

export const closeMiniCart = (): void => set(undefined)

/**
 * Opens the panel below the header's cart.
 * @returns false where there is none: on phones, on pages without that header, and on the cart's own page
 */
export function openMiniCart(): boolean {
  const { pathname } = location
  if (followers.size === 0 || pathname === paths.cart() || !matchMedia(WIDE_SCREEN).matches) return false
  set(pathname)
  return true
}
