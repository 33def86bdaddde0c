/** Returns the distribution of stars, five first. Shares are whole percentages of all reviews. */
export function histogramRows(ratings: readonly number[]): { stars: number; share: number }[] {
  return [5, 4, 3, 2, 1].map((stars) => ({
    stars,
    share:
      ratings.length === 0
        ? 0
        : Math.round(
            (ratings.filter((rating) => Math.round(rating) === stars).length / ratings.length) * 100,
          ),
  }))
}
