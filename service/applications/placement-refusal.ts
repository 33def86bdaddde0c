import type { ChangeType } from '#domain/applications/kinds.ts'
import { applicationRefusals as texts } from '#domain/applications/refusals.ts'
import type { Db } from '#service/db/db.ts'
import { fault } from '#service/http/fault.ts'
import { placementFault } from '#service/team/placement.ts'
import { findAccount, type TeamAccount } from '#service/team/store.ts'

/** Message for a number that nobody has, or that is the applicant's own. */
const unknownAccount: Readonly<Record<ChangeType, string>> = {
  referrer: texts.referrerUnknown,
  enroller: texts.enroller,
  sponsor: texts.sponsorMismatch,
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
  if (!account) throw fault(400, unknownAccount[type])
  switch (await placementFault(db, type, customerId, account)) {
    case undefined:
      return account
    case 'userType':
      throw fault(400, type === 'sponsor' ? texts.sponsorType : texts.enrollerType)
    case 'below':
      throw fault(400, texts.below)
    case 'upline':
      throw fault(400, texts.upline)
    case 'self':
    case 'line':
      throw fault(400, unknownAccount[type])
  }
}
