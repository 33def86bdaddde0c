import { ChangePasswordForm, PhoneForm } from '#features/auth'
import { ChangePasswordPage, PhonePage, ProfilePage } from '#features/customers'
import { ShareDetails } from '#features/team'
import { useParams } from 'react-router-dom'
import { Dashboard } from '../../shell/Dashboard.tsx'
import { NotFoundPage } from '../../errors/NotFoundPage.tsx'
import type { PageTitle } from '../../router/page.ts'
import { useOutbox } from '../../router/sandbox.ts'

/** /dashboard/profile with its two sub-pages /password and /phone. */
export function Page() {
  const outbox = useOutbox()
  switch (useParams()['part']) {
    case undefined:
      return (
        <Dashboard current="profile">
          <ProfilePage sharing={<ShareDetails />} />
        </Dashboard>
      )
    case 'password':
      return (
        <Dashboard current="profile">
          <ChangePasswordPage Form={ChangePasswordForm} />
        </Dashboard>
      )
    case 'phone':
      return (
        <Dashboard current="profile">
          <PhonePage Form={PhoneForm} {...outbox} />
        </Dashboard>
      )
    default:
      return <NotFoundPage />
  }
}
export const title: PageTitle = ({ intl, params }) =>
  intl.formatMessage({
    id:
      params.part === 'password'
        ? 'dashboard.password.title'
        : params.part === 'phone'
          ? 'dashboard.phone.section'
          : 'dashboard.profile.title',
  })
