import type { Db } from '#service/db/db.ts'

export interface ReferrerRow {
  referral_id: string
  firstname: string
  lastname: string
}

/** The associate of a referral id. */
export const findReferrer = (db: Db, referralId: string): Promise<ReferrerRow | undefined> =>
  db.one<ReferrerRow>(
    `select referral_id, firstname, lastname from customer where referral_id = $1 and group_label = 'associate'`,
    [referralId],
  )
