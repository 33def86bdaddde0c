/** How the marks of reviews are spread, five first. Shares are whole percents of the reviews given. */
export function histogramRows(ratings: readonly number[]): { mark: number; share: number }[] {
  return [5, 4, 3, 2, 1].map((mark) => ({ mark, share: ratings.length === 0 ? 0 : Math.round((ratings.filter((rating) => Math.round(rating) === mark).length / ratings.length) * 100) }))
}
