import type { Db } from '#service/db/db.ts'

export interface ReferrerRow {
  id: number
  referral_id: string
  firstname: string
  lastname: string
  shares_details: boolean
}

/** The associate of a referral id. */
export const findReferrer = (db: Db, referralId: string): Promise<ReferrerRow | undefined> =>
  db.one<ReferrerRow>(
    `select id, referral_id, firstname, lastname, shares_details from customer where referral_id = $1 and group_label = 'associate'`,
    [referralId],
  )
