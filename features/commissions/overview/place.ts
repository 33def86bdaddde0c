import type { Period } from '#domain/commissions/period.ts'
import type { FigureState } from '#domain/commissions/schema.ts'

/** Which period a block shows, and how sure its figures are. */
export interface PeriodPlace {
  period: Period
  /** The period before it. */
  before: Period
  state: FigureState
  /** Hong Kong date of today. */
  today: string
}
