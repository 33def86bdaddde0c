import { EnrollmentPage } from '#features/enrollments'
import { lazy, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Dashboard } from '../../shell/Dashboard.tsx'
import type { PageTitle } from '../../router/page.ts'

/** Beside the list only: the form of an invitation has no QR code. */
const loadShare = () => import('#features/referrals').then((module) => ({ default: module.ReferralShare }))
const ReferralShare = lazy(loadShare)

export function Page() {
  const [search] = useSearchParams()
  const isList = !search.has('view')
  useEffect(() => {
    // together with the list, not after it; what does not come is fetched again as it is drawn
    if (isList) loadShare().catch(() => undefined)
  }, [isList])
  return (
    <Dashboard current="enrollment">
      <EnrollmentPage Share={ReferralShare} />
    </Dashboard>
  )
}
export const title: PageTitle = ({ intl, search }) =>
  intl.formatMessage({ id: search.get('view') === 'invite' ? 'enrollments.invite' : 'enrollments.title' })
