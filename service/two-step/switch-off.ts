import { twoStepRefusals } from '#domain/two-step/refusals.ts'
import type { CustomerRow } from '#service/customers/store.ts'
import type { Db } from '#service/db/db.ts'
import { refuse } from '#service/http/fault.ts'
import { sendTwoStepNotice } from './notice.ts'
import { deleteTwoStep } from './store.ts'

/**
 * Switches two-step sign-in off and tells the owner. Pass the transaction's `db`.
 * @param about `origin` is undefined where nobody knows the shop's address, as on the command line
 * @throws Fault 400 when it is off already
 */
export async function switchOff(
  tx: Db,
  owner: CustomerRow,
  about: { readonly now: Date; readonly origin?: string | undefined },
): Promise<void> {
  if (!(await deleteTwoStep(tx, owner.id))) throw refuse(twoStepRefusals.inactive)
  await sendTwoStepNotice(tx, owner, 'off', about)
}
