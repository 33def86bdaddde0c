import { toMinor, type Minor } from '#domain/money/money.ts'
import { ServiceFault } from '#features/kit/service-fault.ts'
import { placeOfReason, type PlaceOfReason } from './place-of-reason.ts'

/** What is still open between the customer and the shop, with the way there. */
export interface OpenMatter extends PlaceOfReason {
  /** Holds the reason, in the words of the service. */
  readonly fault: ServiceFault
  /** Payout credit in cents that is open; undefined for any other matter. */
  readonly creditMinor: Minor | undefined
}

/** The matters that a refusal to delete an account names; empty for any other failure. */
export function openMattersOf(error: unknown): OpenMatter[] {
  if (!(error instanceof ServiceFault)) return []
  return (error.reasons ?? []).flatMap(({ refusal, parameters }) => {
    const place = placeOfReason(refusal)
    if (!place) return []
    const [credit] = refusal === 'personalData.payoutCredit' && Array.isArray(parameters) ? parameters : []
    const fault = new ServiceFault('http', '', { refusal, parameters })
    return [{ ...place, fault, creditMinor: typeof credit === 'number' ? toMinor(credit) : undefined }]
  })
}
