import { Skeleton } from '#design-system/feedback/Skeleton'
import { getMe } from '#domain/customers/api.ts'
import { phoneTitle, ProfilePage } from '#features/customers'
import { lacks } from '#features/kit/call.ts'
import { query } from '#features/kit/query.ts'
import { ShareDetails } from '#features/team'
import { TwoStepSection } from '#features/two-step'
import { lazy, Suspense, type ComponentProps } from 'react'
import { useParams } from 'react-router-dom'
import { Dashboard } from '../../shell/Dashboard.tsx'
import { NotFoundPage } from '../../errors/NotFoundPage.tsx'
import type { PageTitle } from '../../router/page.ts'
import { useOutbox } from '../../router/sandbox.ts'

// the profile itself has no form: they come with their pages
const ChangePassword = lazy(() =>
  import('../../joins/account/ChangePassword.tsx').then((module) => ({ default: module.ChangePassword })),
)
const ChangePhone = lazy(() =>
  import('../../joins/account/ChangePhone.tsx').then((module) => ({ default: module.ChangePhone })),
)
const TwoStep = lazy(() =>
  import('../../joins/account/TwoStep.tsx').then((module) => ({ default: module.TwoStep })),
)
const DeleteAccount = lazy(() =>
  import('../../joins/account/DeleteAccount.tsx').then((module) => ({ default: module.DeleteAccount })),
)
/** The dialog with the address of the sandbox's outbox, where the sandbox has one. */
const Deletion = (props: ComponentProps<typeof DeleteAccount>) => (
  <DeleteAccount {...useOutbox()} {...props} />
)

/** /dashboard/profile with its sub-pages /password, /phone and /two-step. */
export function Page() {
  const outbox = useOutbox()
  switch (useParams()['part']) {
    case undefined:
      return (
        <Dashboard current="profile">
          <ProfilePage
            sharing={lacks('team') ? undefined : <ShareDetails />}
            twoStep={lacks('twoStep') ? undefined : <TwoStepSection />}
            Deletion={Deletion}
          />
        </Dashboard>
      )
    case 'password':
      return (
        <Dashboard current="profile">
          <Suspense fallback={<Skeleton shape="block" height="screen" />}>
            <ChangePassword />
          </Suspense>
        </Dashboard>
      )
    case 'phone':
      return (
        <Dashboard current="profile">
          <Suspense fallback={<Skeleton shape="block" height="screen" />}>
            <ChangePhone {...outbox} />
          </Suspense>
        </Dashboard>
      )
    case 'two-step':
      return lacks('twoStep') ? (
        <NotFoundPage />
      ) : (
        <Dashboard current="profile">
          <Suspense fallback={<Skeleton shape="block" height="screen" />}>
            <TwoStep {...outbox} />
          </Suspense>
        </Dashboard>
      )
    default:
      return <NotFoundPage />
  }
}
export const title: PageTitle = ({ intl, params, read }) => {
  switch (params['part']) {
    case 'password':
      return intl.formatMessage({ id: 'dashboard.password.title' })
    case 'two-step':
      return intl.formatMessage({ id: 'dashboard.twoStep.title' })
    case 'phone':
      return phoneTitle(intl, read(query(getMe)))
    default:
      return intl.formatMessage({ id: 'dashboard.profile.title' })
  }
}
