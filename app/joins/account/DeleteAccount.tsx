import { IdentityForm } from '#features/auth'
import { DeleteAccountDialog, type DeleteAccountDialogProps } from '#features/customers'

/** The dialog that deletes the account, with the form of signing in that proves who asks. */
export const DeleteAccount = (props: Omit<DeleteAccountDialogProps, 'Form'>) => (
  <DeleteAccountDialog Form={IdentityForm} {...props} />
)
