import { Container } from '#design-system/Container'
import { Sidebar } from '#design-system/Sidebar'
import { Stack } from '#design-system/Stack'
import { TextLink } from '#design-system/TextLink'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

export type DashboardPlace = 'overview' | 'orders' | 'addresses' | 'profile' | 'favourites'

export interface DashboardPageProps {
  current: DashboardPlace
  /** More places, from features this one does not know. */
  more?: readonly { id: string; label: string; href: string }[]
  /** The page: `<OverviewPage/>`, `<AddressesPage/>`, or another feature's. */
  children: ReactNode
}

/** The frame of everything under /dashboard: the places at the side, the page beside them. */
export function DashboardPage({ current, more = [], children }: DashboardPageProps) {
  const intl = useIntl()
  const places = [
    { id: 'overview', label: intl.formatMessage({ id: 'account.nav.overview' }), href: '/dashboard' },
    { id: 'orders', label: intl.formatMessage({ id: 'account.nav.orders' }), href: '/dashboard/orders' },
    { id: 'addresses', label: intl.formatMessage({ id: 'account.nav.addresses' }), href: '/dashboard/addresses' },
    ...more,
    { id: 'logout', label: intl.formatMessage({ id: 'account.logout.action' }), href: '/logout' },
  ]
  return (
    <Container block="page">
      <Sidebar
        side={(
          <nav aria-label={intl.formatMessage({ id: 'account.nav.label' })}>
            <Stack as="ul" gap={1}>
              {places.map(({ id, label, href }) => <li key={id}><TextLink href={href} {...(id === current && { 'aria-current': 'page' as const })}>{label}</TextLink></li>)}
            </Stack>
          </nav>
        )}
      >
        {children}
      </Sidebar>
    </Container>
  )
}
