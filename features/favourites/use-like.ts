import { changeLike, checkLike, countLikes } from '#domain/favourites/api.ts'
import { handledQuery, retriedQuietly, useMutate } from '#features/kit/query.ts'
import { tokenSlot, useStored } from '#features/kit/storage.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'

export interface Like {
  /** How many customers like the product; 0 until it is known. */ count: number
  isLiked: boolean
  /** Likes, or takes the like back. Never throws: a failure has been told. */ toggle: () => Promise<void>
}

/** The like of a product, and what the signed-in customer thinks of it. */
export function useLike(productId: number): Like {
  const client = useQueryClient()
  const isSignedIn = useStored(tokenSlot) !== undefined
  const counting = handledQuery(countLikes, { params: { id: productId } })
  const checking = handledQuery(checkLike, { params: { id: productId } })
  const count = useQuery({ ...counting, ...retriedQuietly })
  const ownLike = useQuery({ ...checking, ...retriedQuietly, enabled: isSignedIn })
  const isLiked = (isSignedIn && ownLike.data) || false
  const change = useMutate(changeLike, {
    scope: `like ${productId}`,
    optimistic: {
      queryKey: checking.queryKey,
      next: (_: boolean, { params }) => params.change === 'add',
    },
  })
  // of several presses the last one counts, whatever a reread after an earlier one returns
  const shown = change.isPending ? change.variables.params.change === 'add' : isLiked
  const toggle = async () => {
    // before the first answer it is unknown whether the press adds or removes
    const before = change.isPending ? shown : await client.ensureQueryData(checking).catch(() => false)
    await change
      .mutateAsync({ params: { change: before ? 'remove' : 'add', id: productId } })
      .catch(() => undefined)
  }
  return { count: count.data ?? 0, isLiked: shown, toggle }
}
