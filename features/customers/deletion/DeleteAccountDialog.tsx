import type { IdentityProof } from '#domain/customers/bound-mobile.ts'
import { toDecimal, type Minor } from '#domain/money/money.ts'
import { deleteAccount } from '#domain/personal-data/api.ts'
import { call } from '#features/kit/call.ts'
import { ServiceFault } from '#features/kit/service-fault.ts'
import { DeleteAccountView, type DeleteAccountViewProps } from './DeleteAccountView.tsx'
import { forgetDevice } from './forget-device.ts'

export type DeleteAccountDialogProps = Omit<DeleteAccountViewProps, 'onDelete'>

const isWithoutAnswer = (error: unknown) =>
  error instanceof ServiceFault && (error.kind === 'network' || error.kind === 'timeout')

/**
 * Deletes the account. A call without an answer may have done it: it is made once more, and the service answers a repetition as
 * the first call.
 * @throws ServiceFault
 */
async function deleteForGood(proof: IdentityProof, givenUpMinor: Minor | undefined): Promise<void> {
  const body = {
    ...proof,
    ...(givenUpMinor === undefined ? {} : { give_up_payout_credit: toDecimal(givenUpMinor) }),
  }
  const ask = () => call(deleteAccount, { body }, { handled: true })
  await ask().catch((error: unknown) => {
    if (!isWithoutAnswer(error)) throw error
    return ask()
  })
}

/** Asks before it deletes the account, and then forgets the person in this browser as well. */
export const DeleteAccountDialog = (props: DeleteAccountDialogProps) => (
  <DeleteAccountView
    {...props}
    onDelete={async (proof, givenUpMinor) => {
      await deleteForGood(proof, givenUpMinor)
      await forgetDevice()
    }}
  />
)
