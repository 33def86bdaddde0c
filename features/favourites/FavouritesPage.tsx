import { FavouritesView } from './FavouritesView.tsx'
import type { PutIntoCart } from './move-to-cart.ts'
import { useFavourites } from './use-favourites.ts'

export interface FavouritesPageProps {
  /** From the cart's feature. */
  putIntoCart: PutIntoCart
  showCart: () => void
}

/** My Favourites. Stands inside the dashboard. */
export function FavouritesPage({ putIntoCart, showCart }: FavouritesPageProps) {
  const { favourites, failure, busy, remove, removeAll, moveToCart } = useFavourites({
    putIntoCart,
    showCart,
  })
  return (
    <FavouritesView
      favourites={favourites}
      failure={failure}
      busy={busy}
      onMove={(chosen) => {
        void moveToCart(chosen, chosen[0] && chosen.length === 1 ? { id: chosen[0].id } : 'move')
      }}
      onRemove={(chosen) => {
        void remove(chosen, chosen[0] && chosen.length === 1 ? { id: chosen[0].id } : 'remove')
      }}
      onRemoveAll={removeAll}
    />
  )
}
