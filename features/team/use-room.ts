import { useMedia, WIDE_SCREEN } from '#design-system/layout/Only'

/** From here on a person stands beside the tree (Split); below it over the tree (Drawer). */
const BESIDE = '(min-width: 75rem)'

/** How much room there is. The page is a signed-in person's: the server never draws it. */
export const useRoom = () => ({ isWide: useMedia(WIDE_SCREEN), isBeside: useMedia(BESIDE) })
