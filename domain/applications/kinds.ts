/** The five e-applications. */
export const applicationTypes = ['refund', 'replenishment', 'referrer', 'enroller', 'sponsor'] as const
export type ApplicationType = (typeof applicationTypes)[number]

/** Applications that change the people above a customer; `isEnable` opens them. */
const changeTypes = ['referrer', 'enroller', 'sponsor'] as const
export type ChangeType = (typeof changeTypes)[number]

export const isApplicationType = (value: unknown): value is ApplicationType =>
  applicationTypes.some((type) => type === value)
export const isChange = (type: ApplicationType): type is ChangeType =>
  changeTypes.some((change) => change === type)
/** Whether an application is about products of an order. */
export const isAboutGoods = (type: ApplicationType): boolean => !isChange(type)

/** Statuses of a filed application (C-7.1). */
export const applicationStatuses = ['pending', 'approved', 'rejected'] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** Reasons for a replenishment. The documents name the field but not its values. */
export const replenishmentTypes = ['missing', 'damaged', 'wrong'] as const

export const userTypes = ['associate', 'preferred_customer'] as const
export type UserType = (typeof userTypes)[number]
/** The user type of a customer group. */
export const userTypeOf = (group: string): UserType =>
  group === 'associate' ? 'associate' : 'preferred_customer'

/** Prefix of the SMS number in the query of a saved application. */
export const APPLICATION_PREFIX = '86'
/** Longest reason, in characters. */
export const REASON_MAX = 500
/** Longest batch number, in characters. */
export const BATCH_MAX = 40
/** Maximum numbers of orders and of product lines in one application. */
export const ORDERS_MAX = 10
export const LINES_MAX = 20

/** Proof photos: 1 to 5, JPG or PNG, 5 MB each at most. */
export const proofPhotos = { min: 1, max: 5, maxBytes: 5 * 1024 * 1024 } as const
