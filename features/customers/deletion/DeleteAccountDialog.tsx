import { deleteAccount } from '#domain/personal-data/api.ts'
import { call } from '#features/kit/call.ts'
import { DeleteAccountView, type DeleteAccountViewProps } from './DeleteAccountView.tsx'
import { forgetDevice } from './forget-device.ts'

export type DeleteAccountDialogProps = Omit<DeleteAccountViewProps, 'onDelete'>

/** Asks before it deletes the account, and then forgets the person in this browser as well. */
export const DeleteAccountDialog = (props: DeleteAccountDialogProps) => (
  <DeleteAccountView
    {...props}
    onDelete={async (proof) => {
      await call(deleteAccount, { body: proof }, { handled: true })
      await forgetDevice()
    }}
  />
)
