import { withWords } from '#features/kit/words.ts'
import { lazy, Suspense, useState, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { CartLink } from './CartLink.tsx'
import type { MiniCartPanelProps } from './MiniCartPanel.tsx'
import { closeMiniCart, useMiniCartPage } from './mini-cart.ts'

/** Comes with the first product that is added; without it the cart's link says how many there are. */
const MiniCartPanel = lazy<ComponentType<MiniCartPanelProps>>(() =>
  withWords('mini-cart', () => import('./MiniCartPanel.tsx')).then(
    (module) => ({ default: module.MiniCartPanel }),
    () => ({ default: () => null }),
  ),
)

/** The header's cart, and the panel below it that shows what was just added. */
export function CartCorner() {
  const openedAt = useMiniCartPage()
  const { pathname } = useLocation()
  const [isWanted, setWanted] = useState(false)
  if (openedAt !== undefined && !isWanted) setWanted(true)
  return (
    <>
      <CartLink />
      {isWanted && (
        <Suspense>
          <MiniCartPanel isOpen={openedAt === pathname} onClose={closeMiniCart} />
        </Suspense>
      )}
    </>
  )
}
