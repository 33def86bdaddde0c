/** Sort orders of a listing. */
export const sorts = ['popular', 'newest', 'price_up', 'price_down', 'rating'] as const
export type Sort = (typeof sorts)[number]
