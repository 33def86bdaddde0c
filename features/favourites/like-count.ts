import { callLanguage } from '#features/kit/call.ts'

/**
 * Reads how many like a product, for a guest who only looks: `countLikes` with the same cache entry, but without the client of
 * calls and the schemas, which are ten times the rest of the buttons.
 */
export const likeCountQuery = (id: number) => ({
  queryKey: ['countLikes', callLanguage(), { params: { id } }],
  queryFn: async () => {
    const answer = await fetch(`/rest/${callLanguage()}/V1/like/catalog_product/${id}`)
    if (answer.ok) return Number(await answer.json())
    throw new Error(answer.statusText)
  },
})
