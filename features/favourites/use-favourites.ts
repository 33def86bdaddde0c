import { addFavourite, checkFavourite, listFavourites, removeAllFavourites, removeFavourite, removeFavourites } from '#domain/favourites/api.ts'
import { useNotifications } from '#design-system/NotificationStack'
import { call } from '#features/kit/call.ts'
import { handledQuery } from '#features/kit/query.ts'
import { faultText } from '#features/kit/service-fault.ts'
import { tokenSlot, useStored } from '#features/kit/storage.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { favouriteView, movable, type FavouriteView } from './favourite-view.ts'
import type { ProductOption } from '#domain/cart/schema.ts'

/** Puts a product into the cart; false when it could not, which has been told. */
export type PutIntoCart = (line: { sku: string; quantity: number; options: ProductOption | undefined }) => Promise<boolean>

/** What is under way: an id stands for one favourite. */
export type Busy = 'move' | 'remove' | 'all' | { id: number } | null

/** The customer's favourites and what can be done with them (shopping.md §2, §4 "Favourites to cart"). */
export function useFavourites({ putIntoCart, showCart }: { putIntoCart: PutIntoCart; showCart: () => void }) {
  const intl = useIntl()
  const client = useQueryClient()
  const { enqueue } = useNotifications()
  const isSignedIn = useStored(tokenSlot) !== undefined
  const list = useQuery({ ...handledQuery(listFavourites), enabled: isSignedIn, staleTime: 0 })
  const [busy, setBusy] = useState<Busy>(null)
  const favourites = list.data?.items.map(favouriteView)

  const readAgain = () => Promise.all([listFavourites.name, checkFavourite.name].map((name) => client.invalidateQueries({ queryKey: [name] })))
  const tell = (error: unknown) => { enqueue({ message: faultText(intl, error, 'favourites.error.generic'), variant: 'error' }) }
  const work = async (what: Busy, task: () => Promise<void>) => {
    if (busy !== null) return
    setBusy(what)
    try { await task() } catch (error) { tell(error) } finally {
      await readAgain()
      setBusy(null)
    }
  }

  const putBack = async (gone: readonly FavouriteView[]) => {
    try {
      // the list shows the newest first: the last of them goes back first
      for (const { product } of gone.toReversed()) await call(addFavourite, { params: { sku: product.sku } }, { handled: true })
    } catch (error) { tell(error) }
    await readAgain()
  }
  const tellRemoved = (gone: readonly FavouriteView[]) => {
    enqueue({ message: intl.formatMessage({ id: 'favourites.removed' }, { n: gone.length }), action: { label: intl.formatMessage({ id: 'favourites.undo' }), onAction: () => { void putBack(gone) } } })
  }

  const remove = (chosen: readonly FavouriteView[], what: Busy = 'remove') => work(what, async () => {
    const [first] = chosen
    if (!first) return
    if (chosen.length === 1) await call(removeFavourite, { params: { id: first.id } }, { handled: true })
    else await call(removeFavourites, { body: { itemIds: chosen.map(({ id }) => id) } }, { handled: true })
    tellRemoved(chosen)
  })
  const removeAll = () => work('all', async () => {
    await call(removeAllFavourites, undefined, { handled: true })
    tellRemoved(favourites ?? [])
  })
  /** Each in turn: into the cart, then out of the list. One that cannot go stays. @returns the ids that went */
  const moveToCart = async (chosen: readonly FavouriteView[], what: Busy = 'move'): Promise<number[]> => {
    const gone: number[] = []
    await work(what, async () => {
      const ways = chosen.map((favourite) => ({ favourite, way: movable(favourite) }))
      if (ways.some(({ way }) => way.kind === 'outOfStock')) enqueue({ message: intl.formatMessage({ id: 'favourites.outOfStock' }), variant: 'error' })
      const open = ways.filter(({ way }) => way.kind === 'needsChoice').map(({ favourite }) => favourite.product.name)
      if (open.length > 0) enqueue({ message: intl.formatMessage({ id: 'favourites.chooseFirst' }, { names: intl.formatList(open, { type: 'conjunction' }) }), variant: 'info' })
      for (const { favourite, way } of ways) {
        if (way.kind !== 'ready') continue
        if (!await putIntoCart({ sku: favourite.product.sku, quantity: favourite.quantity, options: way.options })) continue
        await call(removeFavourite, { params: { id: favourite.id } }, { handled: true })
        gone.push(favourite.id)
      }
      if (gone.length > 0) enqueue({ message: intl.formatMessage({ id: 'favourites.moved' }, { n: gone.length }), variant: 'success', action: { label: intl.formatMessage({ id: 'favourites.showCart' }), onAction: showCart } })
    })
    return gone
  }
  return { favourites, hasFailed: list.isError, retry: () => { void list.refetch() }, busy, remove, removeAll, moveToCart }
}
