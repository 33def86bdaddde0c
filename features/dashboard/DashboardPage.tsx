import { paths, type PageName } from '#domain/store/paths.ts'
import { moreIcons } from '#design-system/text/Icon'
import { Container } from '#design-system/layout/Container'
import { Sidebar } from '#design-system/layout/Sidebar'
import { SideNav, type SideNavItem } from '#design-system/navigation/SideNav'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { lacks } from '#features/kit/call.ts'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

/** An entry of another feature in the dashboard's navigation, named after the page it leads to. */
export type DashboardEntry = SideNavItem & { id: PageName }

export interface DashboardPageProps {
  /** The page whose entry is marked as current; a page without an entry marks none. */
  current: PageName
  /** The associate's entries, from features unknown to this one; none for a preferred customer. */
  business?: readonly DashboardEntry[] | undefined
  /** Whether it is not known yet which entries there are: their places are kept free. @default false */
  isComing?: boolean | undefined
  /** More entries of the account. */
  more?: readonly DashboardEntry[]
  /** The page: `<OverviewPage/>`, `<AddressesPage/>`, or another feature's. */
  children: ReactNode
}

/** The frame of all pages under /dashboard: the side navigation with the page beside it. */
export function DashboardPage({
  current,
  business = [],
  isComing = false,
  more = [],
  children,
}: DashboardPageProps) {
  const intl = useIntl()
  const overview: SideNavItem = {
    id: 'dashboard',
    label: intl.formatMessage({ id: 'dashboard.nav.overview' }),
    icon: 'home',
    href: paths.dashboard(),
  }
  const account: SideNavItem[] = [
    {
      id: 'orders',
      label: intl.formatMessage({ id: 'dashboard.nav.orders' }),
      icon: moreIcons.document,
      href: paths.orders(),
    },
    {
      id: 'addresses',
      label: intl.formatMessage({ id: 'dashboard.nav.addresses' }),
      icon: moreIcons.mapPin,
      href: paths.addresses(),
    },
    ...(lacks('coupons')
      ? []
      : [
          {
            id: 'coupons',
            label: intl.formatMessage({ id: 'dashboard.nav.coupons' }),
            icon: moreIcons.tag,
            href: paths.coupons(),
          },
        ]),
    {
      id: 'favourites',
      label: intl.formatMessage({ id: 'dashboard.nav.favourites' }),
      icon: 'heart',
      href: paths.favourites(),
    },
    ...more,
    {
      id: 'profile',
      label: intl.formatMessage({ id: 'dashboard.profile.title' }),
      icon: 'user',
      href: paths.profile(),
    },
    {
      id: 'logout',
      label: intl.formatMessage({ id: 'account.logout.action' }),
      icon: moreIcons.signOut,
      href: paths.logout(),
    },
  ]
  const mark = (items: readonly SideNavItem[]) =>
    items.map((item) => ({ ...item, isCurrent: item.id === current }))
  return (
    <Container block="page">
      <Sidebar
        mainId="content"
        side={
          isComing ? (
            // as high as the row of entries on phones
            <Skeleton shape="button" />
          ) : (
            <SideNav
              label={intl.formatMessage({ id: 'dashboard.nav.label' })}
              groups={
                business.length > 0
                  ? [
                      {
                        id: 'business',
                        label: intl.formatMessage({ id: 'dashboard.nav.business' }),
                        items: mark([overview, ...business]),
                      },
                      {
                        id: 'account',
                        label: intl.formatMessage({ id: 'dashboard.nav.label' }),
                        items: mark(account),
                      },
                    ]
                  : [{ id: 'account', items: mark([overview, ...account]) }]
              }
            />
          )
        }
      >
        {children}
      </Sidebar>
    </Container>
  )
}
