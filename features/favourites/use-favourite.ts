import { addFavourite, checkFavourite, listFavourites, removeFavourite } from '#domain/favourites/api.ts'
import { call } from '#features/kit/call.ts'
import { handledQuery } from '#features/kit/query.ts'
import { tokenSlot, useStored } from '#features/kit/storage.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

export interface FavouriteMark { isFavourite: boolean; /** Never throws: a failure has been told. */ toggle: () => Promise<'added' | 'removed' | 'failed'> }

/** Whether a product is a favourite of the signed-in customer, and the way to change it (shopping.md §2 "Product page"). Memberships are refused and sent nowhere (shopping.md §5). */
export function useFavourite({ id, sku, isMembership }: { id: number; sku: string; isMembership: boolean }): FavouriteMark {
  const client = useQueryClient()
  const isSignedIn = useStored(tokenSlot) !== undefined
  const checking = handledQuery(checkFavourite, { params: { id } })
  const check = useQuery({ ...checking, enabled: isSignedIn && !isMembership })
  const change = useMutation({
    scope: { id: `favourite ${id}` },
    mutationFn: async (wanted: boolean) => {
      if (wanted) return (await call(addFavourite, { params: { sku } }, { isAction: true })).wishlist_item_id
      const item = client.getQueryData(checking.queryKey)?.wishlist_item_id ?? (await call(listFavourites)).items.find((entry) => entry.product_id === id)?.wishlist_item_id
      if (item !== undefined) await call(removeFavourite, { params: { id: item } }, { isAction: true })
      return null
    },
    onSuccess: (item, wanted) => {
      client.setQueryData(checking.queryKey, { in_wishlist: wanted, wishlist_item_id: item })
      void client.invalidateQueries({ queryKey: [listFavourites.name] })
    },
    // It may have been changed elsewhere.
    onError: () => { void client.invalidateQueries({ queryKey: checking.queryKey }) },
  })
  const toggle = async () => {
    if (isMembership) return 'failed'
    // before the first answer nobody knows which way the press goes
    const isOn = change.isPending ? change.variables : (await client.ensureQueryData(checking).catch(() => undefined))?.in_wishlist === true
    const wanted = !isOn
    return change.mutateAsync(wanted).then(() => (wanted ? 'added' as const : 'removed' as const), () => 'failed' as const)
  }
  return { isFavourite: change.isPending ? change.variables : isSignedIn && check.data?.in_wishlist === true, toggle }
}
