/** Status of a review, with Magento's numbers: shown to everybody, waiting for approval, or hidden. */
export const reviewStatus = { approved: 1, pending: 2, hidden: 3 } as const
export const reviewStatuses = [
  'approved',
  'pending',
  'hidden',
] as const satisfies (keyof typeof reviewStatus)[]
export type ReviewStatus = keyof typeof reviewStatus

/** The name of a status by its number; undefined for any other number. */
export const reviewStatusOf = (id: number): ReviewStatus | undefined =>
  reviewStatuses.find((name) => reviewStatus[name] === id)
