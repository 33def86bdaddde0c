import { utc } from '../dates/utc.ts'

/** Days for which an authorisation holds, where its provider does not say until when. */
const AUTHORISATION_DAYS = 7
/** Days before its end on which support is told of an authorisation that is neither captured nor released. */
const WARNING_DAYS = 2

/** When an authorisation ends. @param until what the provider says; null: nothing */
export const authorisationEnd = (authorisedAt: Date, until: Date | null): Date =>
  until ?? utc(authorisedAt).add(AUTHORISATION_DAYS, 'day').toDate()

/** The latest end of the authorisations that support is to be told of now. */
export const endsSoonBefore = (now: Date): Date => utc(now).add(WARNING_DAYS, 'day').toDate()

/** Whether an authorisation has ended, so that its money cannot be counted on any more. */
export const hasEnded = ({ expires_at: end }: { readonly expires_at: Date }, now: Date): boolean => end <= now
