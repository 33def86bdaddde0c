import { ChangePasswordPage, PhonePage, ProfilePage } from '#features/account'
import { useParams } from 'react-router-dom'
import { Dashboard } from '../Dashboard.tsx'
import { NotFoundPage } from '../NotFoundPage.tsx'
import type { PageTitle } from '../page.ts'
import { useOutbox } from '../sandbox.ts'

/** /dashboard/profile with the two screens below it: /password and /phone. */
export function Page() {
  const outbox = useOutbox()
  switch (useParams()['part']) {
    case undefined: return <Dashboard current="profile"><ProfilePage /></Dashboard>
    case 'password': return <Dashboard current="profile"><ChangePasswordPage /></Dashboard>
    case 'phone': return <Dashboard current="profile"><PhonePage {...outbox} /></Dashboard>
    default: return <NotFoundPage />
  }
}
export const title: PageTitle = ({ intl, params }) => intl.formatMessage({ id: params.part === 'password' ? 'dashboard.password.title' : params.part === 'phone' ? 'dashboard.phone.section' : 'dashboard.profile.title' })
