/** Status of a review, with Magento's numbers: shown to everybody, waiting for approval, or hidden. */
export const reviewStatus = { approved: 1, pending: 2, hidden: 3 } as const
export type ReviewStatus = keyof typeof reviewStatus

/** The name of a status by its number; undefined for any other number. */
export const reviewStatusOf = (id: number): ReviewStatus | undefined =>
  (Object.keys(reviewStatus) as ReviewStatus[]).find((name) => reviewStatus[name] === id)
