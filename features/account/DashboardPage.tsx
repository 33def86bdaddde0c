import { Container } from '#design-system/Container'
import { Sidebar } from '#design-system/Sidebar'
import { SideNav, type SideNavProps } from '#design-system/SideNav'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

export type DashboardPlace = 'overview' | 'orders' | 'addresses' | 'profile' | 'favourites' | 'coupons' | 'messages'

export interface DashboardPageProps {
  current: DashboardPlace
  /** More places, from features this one does not know. */
  more?: SideNavProps['items']
  /** The page: `<OverviewPage/>`, `<AddressesPage/>`, or another feature's. */
  children: ReactNode
}

/** The frame of everything under /dashboard: the places at the side, the page beside them. */
export function DashboardPage({ current, more = [], children }: DashboardPageProps) {
  const intl = useIntl()
  const places: SideNavProps['items'] = [
    { id: 'overview', label: intl.formatMessage({ id: 'dashboard.nav.overview' }), icon: 'home', href: '/dashboard' },
    { id: 'orders', label: intl.formatMessage({ id: 'dashboard.nav.orders' }), icon: 'document', href: '/dashboard/orders' },
    { id: 'addresses', label: intl.formatMessage({ id: 'dashboard.nav.addresses' }), icon: 'map-pin', href: '/dashboard/addresses' },
    { id: 'coupons', label: intl.formatMessage({ id: 'dashboard.nav.coupons' }), icon: 'tag', href: '/dashboard/coupons' },
    { id: 'favourites', label: intl.formatMessage({ id: 'dashboard.nav.favourites' }), icon: 'heart', href: '/dashboard/favourites' },
    ...more,
    { id: 'profile', label: intl.formatMessage({ id: 'dashboard.profile.title' }), icon: 'user', href: '/dashboard/profile' },
    { id: 'logout', label: intl.formatMessage({ id: 'account.logout.action' }), icon: 'sign-out', href: '/logout' },
  ]
  return (
    <Container block="page">
      <Sidebar
        side={<SideNav label={intl.formatMessage({ id: 'dashboard.nav.label' })} items={places.map((place) => ({ ...place, isCurrent: place.id === current }))} />}
      >
        {children}
      </Sidebar>
    </Container>
  )
}
