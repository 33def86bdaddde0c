import { DashboardPage, type DashboardPageProps } from '#features/account'
import { useUnreadMessages } from '#features/messages'
import { useIntl } from 'react-intl'
import { NewCoupons } from './NewCoupons.tsx'

/** The frame under /dashboard with the places of the other features in it. */
export function Dashboard({ current, children }: Pick<DashboardPageProps, 'current' | 'children'>) {
  const intl = useIntl()
  const unread = useUnreadMessages()
  return (
    <DashboardPage current={current} more={[{ id: 'messages', label: intl.formatMessage({ id: 'dashboard.nav.messages' }), icon: 'bell', href: '/dashboard/messages', count: unread }]}>
      {children}
      <NewCoupons />
    </DashboardPage>
  )
}
