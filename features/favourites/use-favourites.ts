import {
  addFavourite,
  listFavourites,
  removeAllFavourites,
  removeFavourite,
  removeFavourites,
} from '#domain/favourites/api.ts'
import { call } from '#features/kit/call.ts'
import { makeChange, succeeded, useChange } from '#features/kit/change.ts'
import { handledQuery } from '#features/kit/query.ts'
import { readFailure } from '#features/kit/read-failure.ts'
import { tokenSlot, useStored } from '#features/kit/storage.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { favouriteView, type FavouriteView } from './favourite-view.ts'
import { moveToCart, type PutIntoCart } from './move-to-cart.ts'
import { useNotices } from './use-notices.ts'

/** What is under way: an id stands for one favourite. */
export type Busy = 'move' | 'remove' | 'all' | { id: number } | null

const handled = { handled: true }
/** Every change of the list: one after another, and what it affects is read again. */
const changing = {
  calls: [addFavourite, removeFavourite, removeFavourites, removeAllFavourites],
  scope: 'favourites',
}

async function removeChosen(chosen: readonly FavouriteView[]): Promise<void> {
  const [first] = chosen
  if (!first) return
  if (chosen.length === 1) await call(removeFavourite, { params: { id: first.id } }, handled)
  else await call(removeFavourites, { body: { itemIds: chosen.map(({ id }) => id) } }, handled)
}

/** Makes products favourites again. The list shows the newest first: the last of them goes back first. */
async function putBack(gone: readonly FavouriteView[]): Promise<void> {
  for (const { product } of gone.toReversed())
    await call(addFavourite, { params: { sku: product.sku } }, handled)
}

/** The customer's favourites and what can be done with them. */
export function useFavourites({ putIntoCart, showCart }: { putIntoCart: PutIntoCart; showCart: () => void }) {
  const client = useQueryClient()
  const notices = useNotices()
  const isSignedIn = useStored(tokenSlot) !== undefined
  const list = useQuery({ ...handledQuery(listFavourites), enabled: isSignedIn, staleTime: 0 })
  const favourites = list.data?.items.map(favouriteView)
  const change = useChange({
    ...changing,
    run: ({ task }: { what: Busy; task: () => Promise<void> }) => task(),
    onError: notices.failed,
  })
  /** Does one thing at a time: a press while something is under way does nothing. */
  const work = async (what: Busy, task: () => Promise<void>) => {
    if (!change.isPending) await succeeded(change.mutateAsync({ what, task }))
  }
  const tellRemoved = (gone: readonly FavouriteView[]) => {
    notices.removed(gone.length, () => {
      void succeeded(
        makeChange(client, { ...changing, run: () => putBack(gone), onError: notices.failed }, undefined),
      )
    })
  }
  return {
    favourites,
    failure: readFailure(list),
    busy: change.isPending ? change.variables.what : null,
    remove: (chosen: readonly FavouriteView[], what: Busy = 'remove') =>
      work(what, async () => {
        await removeChosen(chosen)
        if (chosen.length > 0) tellRemoved(chosen)
      }),
    removeAll: () =>
      work('all', async () => {
        await call(removeAllFavourites, undefined, handled)
        tellRemoved(favourites ?? [])
      }),
    /** Each in turn: into the cart, then out of the list. One that cannot go stays. */
    moveToCart: (chosen: readonly FavouriteView[], what: Busy = 'move') =>
      work(what, () => moveToCart(chosen, putIntoCart, showCart, notices)),
  }
}
