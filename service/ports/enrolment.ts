/** A newcomer, as sent to the enrolment system. */
export interface Newcomer {
  readonly firstname: string
  readonly lastname: string
  readonly email: string
  /** International number: `+85251000001`. */
  readonly mobile: string
  /** Account numbers of the associates above the newcomer. */
  readonly enrollerId: string
  readonly sponsorId: string
  /** Whether the inviter confirmed that the newcomer is of age. */
  readonly isAdult: boolean
}

/** Answer of the enrolment system. `invalid` names the field that it rejects. */
export type EnrolmentAnswer =
  | { readonly outcome: 'accepted' | 'emailExists' | 'declined' }
  | { readonly outcome: 'invalid'; readonly field: string; readonly value: string }

/** The enterprise system in which associates and customers are enrolled. */
export interface EnrolmentPort {
  /** Registers an invitation. Repeatable for the same newcomer. Rejects if the system does not answer. */
  invite(newcomer: Newcomer): Promise<EnrolmentAnswer>
}
