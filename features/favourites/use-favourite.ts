import { addFavourite, checkFavourite, listFavourites, removeFavourite } from '#domain/favourites/api.ts'
import { call } from '#features/kit/call.ts'
import { useChange } from '#features/kit/change.ts'
import { handledQuery, retriedQuietly } from '#features/kit/query.ts'
import { tokenSlot, useStored } from '#features/kit/storage.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'

export interface FavouriteMark {
  isFavourite: boolean
  /** Never throws: a failure has been told. */ toggle: () => Promise<'added' | 'removed' | 'failed'>
}

/** Whether a product is a favourite of the signed-in customer, and the way to change it. Memberships are refused and sent nowhere. */
export function useFavourite({
  id,
  sku,
  isMembership,
}: {
  id: number
  sku: string
  isMembership: boolean
}): FavouriteMark {
  const client = useQueryClient()
  const isSignedIn = useStored(tokenSlot) !== undefined
  const checking = handledQuery(checkFavourite, { params: { id } })
  const check = useQuery({ ...checking, ...retriedQuietly, enabled: isSignedIn && !isMembership })
  const change = useChange({
    calls: [addFavourite, removeFavourite],
    scope: `favourite ${id}`,
    // the id of the list's entry stays: it is what is removed
    optimistic: {
      queryKey: checking.queryKey,
      next: (now: NonNullable<typeof check.data>, wanted: boolean) => ({ ...now, in_wishlist: wanted }),
    },
    run: async (wanted: boolean) => {
      if (wanted) {
        await call(addFavourite, { params: { sku } }, { isAction: true })
        return
      }
      const item =
        client.getQueryData(checking.queryKey)?.wishlist_item_id ??
        (await call(listFavourites)).items.find((entry) => entry.product_id === id)?.wishlist_item_id
      if (item !== undefined) await call(removeFavourite, { params: { id: item } }, { isAction: true })
    },
  })
  const toggle = async () => {
    if (isMembership) return 'failed'
    // before the first answer it is unknown whether the press adds or removes
    const isOn = change.isPending
      ? change.variables
      : (await client.ensureQueryData(checking).catch(() => undefined))?.in_wishlist === true
    const wanted = !isOn
    return change.mutateAsync(wanted).then(
      () => (wanted ? ('added' as const) : ('removed' as const)),
      () => 'failed' as const,
    )
  }
  return {
    // of several presses the last one counts, whatever a reread after an earlier one returns
    isFavourite: change.isPending ? change.variables : isSignedIn && check.data?.in_wishlist === true,
    toggle,
  }
}
