import type { IdentityProof } from '#domain/customers/bound-mobile.ts'
import { toDecimal, type Minor } from '#domain/money/money.ts'
import { deleteAccount } from '#domain/personal-data/api.ts'
import { call } from '#features/kit/call.ts'
import { ServiceFault } from '#features/kit/service-fault.ts'
import { deletionAskedSlot } from '#features/kit/storage.ts'
import { forgetDevice } from './forget-device.ts'

/** Milliseconds before a call without an answer is repeated, each time. */
const WAITS = [500, 2_000]

const wait = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

/** No answer of the service: nothing came, or a gateway answered in its place. The account may be deleted by then. */
const isWithoutAnswer = (error: unknown) =>
  error instanceof ServiceFault &&
  (error.kind !== 'http' || error.status === undefined || error.status >= 500)

/**
 * Deletes the account. A call without an answer may have done it: it is repeated, and the service answers a repetition as the
 * first call. While no answer has come, the browser remembers that one is missing (`tellLostDeletion`).
 * @throws ServiceFault
 */
export async function deleteForGood(proof: IdentityProof, givenUpMinor: Minor | undefined): Promise<void> {
  const body = {
    ...proof,
    ...(givenUpMinor === undefined ? {} : { give_up_payout_credit: toDecimal(givenUpMinor) }),
  }
  deletionAskedSlot.write('yes')
  for (const ms of [...WAITS, undefined])
    try {
      await call(deleteAccount, { body }, { handled: true })
      break
    } catch (error) {
      const isUnknown = isWithoutAnswer(error)
      if (!isUnknown) deletionAskedSlot.clear()
      if (!isUnknown || ms === undefined) throw error
      await wait(ms)
    }
  deletionAskedSlot.clear()
}

/**
 * Asks whether the account was deleted by a call whose answer was lost, and then forgets the person in this browser and says so.
 * Nothing is deleted by asking: there is no proof of identity in it.
 * @returns whether it was
 */
export async function tellLostDeletion(): Promise<boolean> {
  try {
    await call(deleteAccount, { body: {} }, { handled: true })
  } catch {
    return false
  }
  await forgetDevice()
  return true
}
