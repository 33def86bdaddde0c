import { PhoneForm } from '#features/auth'
import { PhonePage } from '#features/customers'

/** /dashboard/profile/phone: the profile's page with the form of signing in. */
export const ChangePhone = (outbox: { outboxHref?: string }) => <PhonePage Form={PhoneForm} {...outbox} />
