import {
  newEnrollerFault,
  newSponsorFault,
  type Placed,
  type PlacementFault,
} from '#domain/team/placement.ts'
import type { Db } from '#service/db/db.ts'
import { findAccount, findPlaced } from './store.ts'

/** What an account can become for somebody who is in the tree already. */
export type PlaceKind = 'referrer' | 'enroller' | 'sponsor'

/**
 * Why an account cannot become somebody's referrer, enroller or sponsor; undefined if it can. Pass the transaction that makes
 * the change, after `lockTree`, when it is to be made.
 */
export async function placementFault(
  db: Db,
  kind: PlaceKind,
  customerId: number,
  account: Placed,
): Promise<PlacementFault | undefined> {
  const person = await findPlaced(db, customerId)
  if (!person) throw new Error('There is no such customer')
  if (kind !== 'enroller') return newSponsorFault(person, account)
  const sponsor = person.sponsorId === null ? undefined : await findAccount(db, person.sponsorId)
  return newEnrollerFault(person, account, sponsor)
}
