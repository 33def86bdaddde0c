import { Skeleton } from '#design-system/feedback/Skeleton'
import { getMe } from '#domain/customers/api.ts'
import { phoneTitle, ProfilePage } from '#features/customers'
import { lacks } from '#features/kit/call.ts'
import { query } from '#features/kit/query.ts'
import { ShareDetails } from '#features/team'
import { TwoStepPage, TwoStepSection } from '#features/two-step'
import { lazy, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { Dashboard } from '../../shell/Dashboard.tsx'
import { NotFoundPage } from '../../errors/NotFoundPage.tsx'
import type { PageTitle } from '../../router/page.ts'
import { useOutbox } from '../../router/sandbox.ts'

// the profile itself has no form: they come with their pages
const ChangePassword = lazy(() =>
  import('../../joins/ChangePassword.tsx').then((module) => ({ default: module.ChangePassword })),
)
const ChangePhone = lazy(() =>
  import('../../joins/ChangePhone.tsx').then((module) => ({ default: module.ChangePhone })),
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
          <TwoStepPage />
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
