import { ChangePasswordForm } from '#features/auth'
import { ChangePasswordPage } from '#features/customers'

/** /dashboard/profile/password: the profile's page with the form of signing in. */
export const ChangePassword = () => <ChangePasswordPage Form={ChangePasswordForm} />
