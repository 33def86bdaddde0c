import { updateMe } from '#domain/customers/api.ts'
import { customerToSave } from '#domain/customers/customer-to-save.ts'
import { useNotifications } from '#design-system/feedback/NotificationStack'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { lacks } from '#features/kit/call.ts'
import { useMutate } from '#features/kit/query.ts'
import { useProfileFailure, useSession } from '#features/kit/session.ts'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { PersonalData, type DeletionDialog } from './PersonalData.tsx'
import { ProfileView } from './ProfileView.tsx'

const ProfileForm = lazy(() =>
  import('./ProfileForm.tsx').then((module) => ({ default: module.ProfileForm })),
)

/**
 * /dashboard/profile: account details, with name and email edited in place.
 * @param sharing what others see of the customer, from another feature
 * @param twoStep two-step sign-in, from another feature
 * @param Deletion the dialog that deletes the account, put together by the app
 */
export function ProfilePage({
  sharing,
  twoStep,
  Deletion,
}: {
  sharing?: ReactNode
  twoStep?: ReactNode
  Deletion?: DeletionDialog
}) {
  const intl = useIntl()
  const { customer } = useSession()
  const { enqueue } = useNotifications()
  const update = useMutate(updateMe, { handled: true })
  const [isEditing, setEditing] = useState(false)
  const form = isEditing && customer && (
    <Suspense fallback={<Skeleton shape="block" height="s20" />}>
      <ProfileForm
        customer={customer}
        onCancel={() => {
          setEditing(false)
        }}
        onSave={async ({ password, ...change }) => {
          await update.mutateAsync({
            body: customerToSave(customer, {
              ...change,
              ...(password === undefined ? {} : { proof: { current_password: password } }),
            }),
          })
          setEditing(false)
          enqueue({ message: intl.formatMessage({ id: 'dashboard.profile.saved' }), variant: 'success' })
        }}
      />
    </Suspense>
  )
  return (
    <ProfileView
      customer={customer}
      failure={useProfileFailure()}
      onEdit={() => {
        setEditing(true)
      }}
      editor={form || undefined}
      twoStep={twoStep}
      sharing={sharing}
      personalData={
        customer && (
          <PersonalData
            customer={customer}
            canDownload={!lacks('personalData')}
            Deletion={lacks('accountDeletion') ? undefined : Deletion}
          />
        )
      }
    />
  )
}
