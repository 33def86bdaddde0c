import type { Db } from '#service/db/db.ts'
import { findSandboxPayment, type SandboxPayment } from './store.ts'

/** What a provider says of a capture or a release: made, or the code of its refusal. */
export type SandboxCapture = 'done' | 'not_authorised' | 'captured' | 'released' | 'too_much'

/**
 * Takes money of an authorised payment, once and never more than was authorised.
 * @param isHeld whether its money is held, of the payment as it is in this transaction
 * @param amountMinor cents of HKD
 */
export const makeSandboxCapture = (
  db: Db,
  id: string,
  isHeld: (payment: SandboxPayment) => boolean,
  { captureId, amountMinor }: { readonly captureId: string; readonly amountMinor: number },
): Promise<SandboxCapture> =>
  db.tx(async (tx) => {
    const payment = await findSandboxPayment(tx, id, true)
    const known = await tx.one<{ id: string }>(
      'select id from sandbox_payment where id = $1 and capture_id = $2 and captured_minor = $3',
      [id, captureId, amountMinor],
    )
    if (known) return 'done'
    if (!payment || payment.captured_minor !== null) return 'captured'
    if (!isHeld(payment)) return payment.is_released ? 'released' : 'not_authorised'
    if (amountMinor > payment.amount_minor) return 'too_much'
    await tx.query('update sandbox_payment set capture_id = $2, captured_minor = $3 where id = $1', [
      id,
      captureId,
      amountMinor,
    ])
    return 'done'
  })

/** Lets go of an authorised payment; repeating it changes nothing. @param isHeld as in `makeSandboxCapture` */
export const releaseSandboxPayment = (
  db: Db,
  id: string,
  isHeld: (payment: SandboxPayment) => boolean,
): Promise<SandboxCapture> =>
  db.tx(async (tx) => {
    const payment = await findSandboxPayment(tx, id, true)
    if (payment?.is_released) return 'done'
    if (!payment || payment.captured_minor !== null) return 'captured'
    if (!isHeld(payment)) return 'not_authorised'
    await tx.query('update sandbox_payment set is_released = true where id = $1', [id])
    return 'done'
  })
