import { changeLike, checkLike, countLikes } from '#domain/favourites/api.ts'
import { call } from '#features/kit/call.ts'
import { handledQuery } from '#features/kit/query.ts'
import { tokenSlot, useStored } from '#features/kit/storage.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

export interface Like { /** How many customers like the product; 0 until it is known. */ count: number; isLiked: boolean; /** Likes, or takes the like back. Never throws: a failure has been told. */ toggle: () => Promise<void> }

/** The like of a product, and what the signed-in customer thinks of it (shopping.md §2 "Product page"). */
export function useLike(productId: number): Like {
  const client = useQueryClient()
  const isSignedIn = useStored(tokenSlot) !== undefined
  const counting = handledQuery(countLikes, { params: { id: productId } })
  const checking = handledQuery(checkLike, { params: { id: productId } })
  const count = useQuery(counting)
  const mine = useQuery({ ...checking, enabled: isSignedIn })
  const isLiked = (isSignedIn && mine.data) || false
  const change = useMutation({
    // presses one after another: the last one wins
    scope: { id: `like ${productId}` },
    mutationFn: (likes: boolean) => call(changeLike, { params: { change: likes ? 'add' : 'remove', id: productId } }, { isAction: true }),
    onSuccess: (now, likes) => {
      client.setQueryData(counting.queryKey, now)
      client.setQueryData(checking.queryKey, likes)
    },
  })
  const toggle = async () => {
    // before the first answer nobody knows which way the press goes
    const before = change.isPending ? change.variables : await client.ensureQueryData(checking).catch(() => false)
    await change.mutateAsync(!before).catch(() => undefined)
  }
  return { count: count.data ?? 0, isLiked: change.isPending ? change.variables : isLiked, toggle }
}
