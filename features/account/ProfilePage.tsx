import { updateMe } from '#domain/customers/api.ts'
import { customerToSave } from '#domain/customers/customer-to-save.ts'
import { useNotifications } from '#design-system/NotificationStack'
import { Skeleton } from '#design-system/Skeleton'
import { useMutate } from '#features/kit/query.ts'
import { useSession } from '#features/kit/session.ts'
import { lazy, Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { ProfileView } from './ProfileView.tsx'

const ProfileForm = lazy(() => import('./ProfileForm.tsx').then((module) => ({ default: module.ProfileForm })))

/** /dashboard/profile: account info, and name and e-mail changed in place. */
export function ProfilePage() {
  const intl = useIntl()
  const { customer } = useSession()
  const { enqueue } = useNotifications()
  const update = useMutate(updateMe, { handled: true })
  const [isEditing, setEditing] = useState(false)
  const form = isEditing && customer && (
    <Suspense fallback={<Skeleton shape="block" height="s20" />}>
      <ProfileForm
        customer={customer}
        onCancel={() => { setEditing(false) }}
        onSave={async (change) => {
          await update.mutateAsync({ body: customerToSave(customer, change) })
          setEditing(false)
          enqueue({ message: intl.formatMessage({ id: 'dashboard.profile.saved' }), variant: 'success' })
        }}
      />
    </Suspense>
  )
  return <ProfileView customer={customer} onEdit={() => { setEditing(true) }} editor={form || undefined} />
}
