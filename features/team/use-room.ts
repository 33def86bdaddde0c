import { useSyncExternalStore } from 'react'

/** From here on a person stands beside the tree (Split); below it over the tree (Drawer). */
const BESIDE = '(min-width: 75rem)'
/** The breakpoint of the design system. */
const WIDE = '(min-width: 60rem)'

function useMatch(media: string): boolean {
  return useSyncExternalStore(
    (follow) => {
      const list = matchMedia(media)
      list.addEventListener('change', follow)
      return () => {
        list.removeEventListener('change', follow)
      }
    },
    () => matchMedia(media).matches,
    () => false,
  )
}

/** How much room there is. The page is a signed-in person's: the server never draws it. */
export const useRoom = () => ({ isWide: useMatch(WIDE), isBeside: useMatch(BESIDE) })
