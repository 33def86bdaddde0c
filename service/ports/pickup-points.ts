import type { OpeningHours, PickupKind } from '#domain/pickup-points/schema.ts'

/** A text in the scripts of Hong Kong; readers of other languages get the English one. */
interface LocalText {
  readonly en: string
  readonly zh_cn: string
  readonly zh_hk: string
}

/** A place of the carrier where a parcel is collected. */
export interface CarrierPoint {
  /** The carrier's own code, which stays the same. */
  readonly code: string
  readonly kind: PickupKind
  /** Country with two letters. */
  readonly country: string
  /** Id of the district in the geography: a city of Hong Kong, a region of Macao. */
  readonly district: string
  readonly name: LocalText
  /** The whole address in one line. */
  readonly address: LocalText
  readonly hours: OpeningHours
}

/** The carrier's list of lockers and pick-up points. */
export interface PickupPointsPort {
  /** All points that take parcels now. @throws NoAnswer */
  list(): Promise<readonly CarrierPoint[]>
}
