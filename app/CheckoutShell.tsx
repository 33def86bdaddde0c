import { CheckoutHeader } from '#design-system/CheckoutHeader'
import { Container } from '#design-system/Container'
import { Inline } from '#design-system/Inline'
import { SkipLink } from '#design-system/SkipLink'
import { Text } from '#design-system/Text'
import { TextLink } from '#design-system/TextLink'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { MainRegion } from './MainRegion.tsx'
import { OfflineIndicator } from './OfflineIndicator.tsx'
import { PageEffects } from './PageEffects.tsx'

const steps = ['address', 'delivery', 'payment', 'review']

/** Checkout and payment have a head and an end of their own (shopping.md §2): nothing leads away but the mark, help and the terms. */
export function CheckoutShell({ children }: { children?: ReactNode }) {
  const intl = useIntl()
  const { pathname, search } = useLocation()
  const at = pathname === '/checkout' ? Math.max(0, steps.indexOf(new URLSearchParams(search).get('step') ?? '')) + 1 : undefined
  return (
    <>
      <SkipLink href="#main" />
      <CheckoutHeader
        logoHref="/"
        step={at === undefined ? undefined : intl.formatMessage({ id: 'shell.checkout.step' }, { n: at, of: steps.length })}
        help={{ label: intl.formatMessage({ id: 'shell.checkout.help' }), href: '/page/contact' }}
      />
      <OfflineIndicator />
      <MainRegion>{children}</MainRegion>
      <footer>
        <Container block="page" width={at === undefined ? 'measure' : 'page'}>
          <Text as="div" size="small" tone="muted">
            <Inline gap={4} wrap>
              <span>{intl.formatMessage({ id: 'shell.checkout.secure' })}</span>
              <TextLink href="/page/returns">{intl.formatMessage({ id: 'shell.checkout.returns' })}</TextLink>
              <TextLink href="/page/privacy">{intl.formatMessage({ id: 'shell.checkout.privacy' })}</TextLink>
            </Inline>
          </Text>
        </Container>
      </footer>
      <PageEffects />
    </>
  )
}
