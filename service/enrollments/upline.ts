import { enrollmentRefusals } from '#domain/enrollments/refusals.ts'
import type { Refusal } from '#domain/contract/refusal.ts'
import { customerRefusals } from '#domain/customers/refusals.ts'
import { typedIdentifier } from '#domain/validation/typed-text.ts'
import { isAccountNumber } from '#domain/applications/rules.ts'
import { joinName } from '#domain/customers/name.ts'
import { shownName } from '#domain/customers/shown-name.ts'
import { ASSOCIATE } from '#domain/enrollments/user-type.ts'
import type { UplineAccount, UplineRole } from '#domain/enrollments/schema.ts'
import { isAssociate, newcomerFault, type PlacementFault } from '#domain/team/placement.ts'
import type { Db } from '#service/db/db.ts'
import { refuse } from '#service/http/fault.ts'
import { findAccount, findAccountOfCustomer, type TeamAccount } from '#service/team/store.ts'

/** Country of all accounts. */
const COUNTRY = 'HK'

const nobody = () => refuse(customerRefusals.sponsorUnknown)

/**
 * Finds the associate for a position above a newcomer, by account number, in any line. Of people who don't share their name
 * the answer has the initials.
 * @throws Fault 400
 */
export async function findUpline(
  db: Db,
  given: string,
  role: UplineRole,
  callerId: number | undefined,
): Promise<UplineAccount> {
  const account = await findAccount(db, typedIdentifier(given))
  if (!account) throw nobody()
  if (!isAssociate(account)) throw refuse(userTypeRefusals[role])
  const { firstname, lastname } = shownName(account, callerId)
  return {
    account: account.referralId,
    name: joinName(firstname, lastname),
    user_type: ASSOCIATE,
    country: COUNTRY,
  }
}

/** The documented refusals of any other account than an associate's. */
const userTypeRefusals: Readonly<Record<UplineRole, Refusal>> = {
  enroller: enrollmentRefusals.enrollerType,
  sponsor: enrollmentRefusals.sponsorType,
}

const refusalOf = (role: UplineRole, kind: PlacementFault): Refusal => {
  if (kind === 'userType') return userTypeRefusals[role]
  if (kind === 'upline') return enrollmentRefusals.upline
  // The same for a number that nobody has: only the search, which is limited, tells who exists.
  return enrollmentRefusals.line
}

/** An account by what was typed. @throws Fault 400 for a text that is no account number */
function readAccount(db: Db, given: string): Promise<TeamAccount | undefined> {
  const number = typedIdentifier(given)
  if (!isAccountNumber(number)) throw nobody()
  return findAccount(db, number)
}

/**
 * Finds the enroller and sponsor of a newcomer, both in the inviter's own line, and checks that they fit together
 * (`newcomerFault`).
 * @returns their account numbers
 * @throws Fault 400
 */
export async function readUplines(
  db: Db,
  { enroller_id, sponsor_id }: { readonly enroller_id: string; readonly sponsor_id: string },
  inviterId: number,
): Promise<{ enroller: string; sponsor: string }> {
  const inviter = await findAccountOfCustomer(db, inviterId)
  const enroller = await readAccount(db, enroller_id)
  const sponsor = await readAccount(db, sponsor_id)
  if (!inviter) throw nobody()
  const refused = newcomerFault({ enroller, sponsor }, inviter)
  if (refused || !enroller || !sponsor) throw refuse(refusalOf(...(refused ?? ['enroller', 'line'])))
  return { enroller: enroller.referralId, sponsor: sponsor.referralId }
}
