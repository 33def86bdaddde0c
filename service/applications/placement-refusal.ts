import type { ChangeType } from '#domain/applications/kinds.ts'
import { applicationRefusals } from '#domain/applications/refusals.ts'
import type { Refusal } from '#domain/contract/refusal.ts'
import type { Db } from '#service/db/db.ts'
import { refuse } from '#service/http/fault.ts'
import { placementFault } from '#service/team/placement.ts'
import { findAccount, type TeamAccount } from '#service/team/store.ts'

/** Message for a number that nobody has, or that is the applicant's own. */
const unknownAccount: Readonly<Record<ChangeType, Refusal>> = {
  referrer: applicationRefusals.referrerUnknown,
  enroller: applicationRefusals.enroller,
  sponsor: applicationRefusals.sponsorMismatch,
}

/**
 * Finds the account named in a change and checks that it fits the applicant: when the application is filed and, because the
 * tree may have changed, when it is decided.
 * @throws Fault 400 with the message of this kind of change
 */
export async function readPlacement(
  db: Db,
  type: ChangeType,
  number: string,
  customerId: number,
): Promise<TeamAccount> {
  const account = await findAccount(db, number)
  if (!account) throw refuse(unknownAccount[type])
  switch (await placementFault(db, type, customerId, account)) {
    case undefined:
      return account
    case 'userType':
      throw refuse(type === 'sponsor' ? applicationRefusals.sponsorType : applicationRefusals.enrollerType)
    case 'below':
      throw refuse(applicationRefusals.below)
    case 'upline':
      throw refuse(applicationRefusals.upline)
    case 'self':
    case 'line':
      throw refuse(unknownAccount[type])
  }
}
