import type { ProductOption } from '#domain/cart/schema.ts'
import { removeFavourite } from '#domain/favourites/api.ts'
import { call } from '#features/kit/call.ts'
import { movable, type FavouriteView } from './favourite-view.ts'
import type { Notices } from './use-notices.ts'

/** Puts a product into the cart; false when it could not, which has been told. */
export type PutIntoCart = (line: {
  sku: string
  quantity: number
  options: ProductOption | undefined
}) => Promise<boolean>

/**
 * Moves favourites into the cart, each in turn: into the cart, then out of the list. One that cannot go stays, and why
 * is told.
 * @throws ServiceFault when one that is in the cart could not leave the list
 */
export async function moveToCart(
  chosen: readonly FavouriteView[],
  putIntoCart: PutIntoCart,
  showCart: () => void,
  notices: Pick<Notices, 'outOfStock' | 'chooseFirst' | 'moved'>,
): Promise<void> {
  const ways = chosen.map((favourite) => ({ favourite, way: movable(favourite) }))
  if (ways.some(({ way }) => way.kind === 'outOfStock')) notices.outOfStock()
  const open = ways.filter(({ way }) => way.kind === 'needsChoice').map(({ favourite }) => favourite)
  if (open.length > 0) notices.chooseFirst(open.map(({ product }) => product.name))
  let moved = 0
  for (const { favourite, way } of ways) {
    if (way.kind !== 'ready') continue
    const { product, quantity } = favourite
    if (!(await putIntoCart({ sku: product.sku, quantity, options: way.options }))) continue
    await call(removeFavourite, { params: { id: favourite.id } }, { handled: true })
    moved += 1
  }
  if (moved > 0) notices.moved(moved, showCart)
}
