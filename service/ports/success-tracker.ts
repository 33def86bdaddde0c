import type { TrackerLevel } from '#domain/success-tracker/schema.ts'

/** The member who visits the tracker. */
interface TrackerMember {
  /** Member number, which the tracker also knows. */
  readonly memberNumber: string
  readonly level: TrackerLevel
  /** Origin of the shop, for the tracker's link back. */
  readonly origin: string
}

/** The Success Tracker, a separate site. */
export interface SuccessTrackerPort {
  /**
   * Opens a visit and returns its address, which contains a GUID instead of a password. The level is sent with every
   * visit, so that the tracker's is never outdated.
   * @returns undefined if the tracker does not know the member
   */
  open(member: TrackerMember, now: Date): Promise<string | undefined>
}
