import { ASSOCIATE, mayHoldRole, PREFERRED_CUSTOMER, userTypeRefusal } from '#domain/enrollments/user-type.ts'
import type { UplineAccount, UplineRole } from '#domain/enrollments/schema.ts'
import type { Db } from '#service/db/db.ts'
import { fault } from '#service/http/fault.ts'
import { findAccount, mayEnrollUnder } from '#service/team/store.ts'

/** Country of all accounts (associate-business.md §9 "Commission country"). */
const COUNTRY = 'HK'

/**
 * Finds the associate for a position above a newcomer, by account number.
 * @throws Fault 400
 */
export async function findUpline(db: Db, account: string, role: UplineRole): Promise<UplineAccount> {
  const found = await findAccount(db, account.trim())
  if (!found) throw fault(400, 'No Associate was found')
  const type = found.group === 'associate' ? ASSOCIATE : PREFERRED_CUSTOMER
  if (!mayHoldRole(type)) throw fault(400, userTypeRefusal(role))
  return { account: found.referralId, name: found.name, user_type: type, country: COUNTRY }
}

/**
 * Finds the enroller and sponsor of a newcomer and checks that they fit together.
 * @throws Fault 400
 */
export async function readUplines(
  db: Db,
  { enroller_id, sponsor_id }: { readonly enroller_id: string; readonly sponsor_id: string },
): Promise<{ enroller: UplineAccount; sponsor: UplineAccount }> {
  const enroller = await findUpline(db, enroller_id, 'enroller')
  const sponsor = await findUpline(db, sponsor_id, 'sponsor')
  if (!(await mayEnrollUnder(db, enroller.account, sponsor.account)))
    throw fault(400, "The enroller is not in the sponsor's upline.")
  return { enroller, sponsor }
}
