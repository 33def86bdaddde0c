import { DeleteAccountView, type DeleteAccountViewProps } from './DeleteAccountView.tsx'
import { deleteForGood } from './delete-for-good.ts'
import { forgetDevice } from './forget-device.ts'

export type DeleteAccountDialogProps = Omit<DeleteAccountViewProps, 'onDelete'>

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
