import { moreIcons } from '#design-system/text/Icon'
import { paths } from '#domain/store/paths.ts'
import type { Capability } from '#domain/store/capabilities.ts'
import { lacks } from '#features/kit/call.ts'
import { DashboardPage, type DashboardEntry, type DashboardPageProps } from '#features/dashboard'
import { useInvitationCounts } from '#features/enrollments'
import { useIsSessionReady, useSession } from '#features/kit/session.ts'
import { useUnreadMessages } from '#features/messages'
import { useIntl } from 'react-intl'
import { storedGroup } from '../client/stored-group.ts'

/** E-applications are open to every signed-in customer. */
function useApplicationsEntry(): DashboardEntry {
  const intl = useIntl()
  return {
    id: 'applications',
    label: intl.formatMessage({ id: 'dashboard.nav.applications' }),
    icon: moreIcons.document,
    href: paths.applications(),
  }
}

/** The way to the invitations, with the number of those that need to be sent again. */
function useInvitationsEntry(isAssociate: boolean): DashboardEntry {
  const intl = useIntl()
  const counts = useInvitationCounts(isAssociate)
  return {
    id: 'enrollment',
    label: intl.formatMessage({ id: 'dashboard.nav.invitations' }),
    icon: moreIcons.userPlus,
    href: paths.enrollment(),
    badge: {
      count: counts?.failed ?? 0,
      label: intl.formatMessage({ id: 'dashboard.nav.notSent' }, { n: counts?.failed ?? 0 }),
      tone: 'critical',
    },
  }
}

/** An entry, unless the service lacks what its page needs. */
const entryOf = (needs: Capability, entry: DashboardEntry): readonly DashboardEntry[] =>
  lacks(needs) ? [] : [entry]

/** The associate's places, in the order of the day: money, people, papers. */
function useBusinessEntries(isAssociate: boolean): readonly DashboardEntry[] {
  const intl = useIntl()
  const invitations = useInvitationsEntry(isAssociate)
  const applications = useApplicationsEntry()
  return [
    {
      id: 'commissionsDashboard',
      label: intl.formatMessage({ id: 'dashboard.nav.commissions' }),
      icon: moreIcons.banknote,
      href: paths.commissionsDashboard(),
    },
    ...entryOf('team', {
      id: 'team',
      label: intl.formatMessage({ id: 'dashboard.nav.team' }),
      icon: moreIcons.team,
      href: paths.team(),
    }),
    invitations,
    {
      id: 'loyaltyPoints',
      label: intl.formatMessage({ id: 'dashboard.nav.loyalty' }),
      icon: moreIcons.star,
      href: paths.loyaltyPoints(),
    },
    ...entryOf('reports', {
      id: 'reports',
      label: intl.formatMessage({ id: 'dashboard.nav.reports' }),
      icon: moreIcons.chart,
      href: paths.reports(),
    }),
    applications,
    {
      id: 'successTracker',
      label: intl.formatMessage({ id: 'dashboard.nav.tracker' }),
      icon: moreIcons.trend,
      href: paths.successTracker(),
    },
  ]
}

/** The visitor's group; until the profile is read that of the last visit, and undefined where there was none. */
function useExpectedGroup(): string | undefined {
  const { group } = useSession()
  const isReady = useIsSessionReady()
  return isReady ? group : storedGroup()
}

/** The frame under /dashboard with the places of the other features in it; the business ones are for associates. */
export function Dashboard({ current, children }: Pick<DashboardPageProps, 'current' | 'children'>) {
  const intl = useIntl()
  const { group } = useSession()
  const unread = useUnreadMessages()
  const applications = useApplicationsEntry()
  const isAssociate = group === 'associate'
  const expected = useExpectedGroup()
  const business = useBusinessEntries(isAssociate)
  return (
    <DashboardPage
      current={current}
      isComing={expected === undefined}
      business={expected === 'associate' ? business : undefined}
      more={[
        {
          id: 'messages',
          label: intl.formatMessage({ id: 'dashboard.nav.messages' }),
          icon: 'bell',
          href: paths.messages(),
          badge: {
            count: unread,
            label: intl.formatMessage({ id: 'dashboard.messages.unread' }, { n: unread }),
          },
        },
        ...(expected === 'associate' ? [] : [applications]),
      ]}
    >
      {children}
    </DashboardPage>
  )
}
