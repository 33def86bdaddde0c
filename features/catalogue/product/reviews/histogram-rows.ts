import type { RatingCount, Review } from '#domain/reviews/schema.ts'

/** Counts the reviews of each number of stars, for a service that does not say it. */
export const countRatings = (reviews: readonly Review[]): RatingCount[] =>
  reviews.map(({ rating }) => ({ rating, count: 1 }))

/** Returns the distribution of stars, five first: how many reviews and which whole percentage of all. */
export function histogramRows(
  counts: readonly RatingCount[],
): { stars: number; count: number; share: number }[] {
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  return [5, 4, 3, 2, 1].map((stars) => {
    const count = counts
      .filter(({ rating }) => Math.round(rating) === stars)
      .reduce((sum, entry) => sum + entry.count, 0)
    return { stars, count, share: total === 0 ? 0 : Math.round((count / total) * 100) }
  })
}
