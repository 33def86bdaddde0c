import { countedStep, COUNTED_STEPS } from '#domain/checkout/steps.ts'
import { paths } from '#domain/store/paths.ts'
import { CheckoutHeader } from '#design-system/commerce/CheckoutHeader'
import { Container } from '#design-system/layout/Container'
import { Inline } from '#design-system/layout/Inline'
import { useNotifications } from '#design-system/feedback/NotificationStack'
import { SkipLink } from '#design-system/navigation/SkipLink'
import { Text } from '#design-system/text/Text'
import { TextLink } from '#design-system/text/TextLink'
import { tokenSlot } from '#features/kit/storage.ts'
import { useEffect, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { AskedQuestion } from './consent/AskedQuestion.tsx'
import { MainRegion } from './MainRegion.tsx'
import { OfflineIndicator } from './OfflineIndicator.tsx'
import { PageEffects } from './PageEffects.tsx'

/**
 * What was said before is over: no message from another page lies over an order, an amount or the time to pay. A guest is led away
 * with the reason, which goes along.
 */
function useQuietStart(pathname: string): void {
  const { dismissNews } = useNotifications()
  useEffect(() => {
    if (tokenSlot.read() !== undefined) dismissNews()
  }, [dismissNews, pathname])
}

/** Checkout and payment have a head and an end of their own: nothing leads away but the mark, help and the terms. */
export function CheckoutShell({ children }: { children?: ReactNode }) {
  const intl = useIntl()
  const { pathname, search } = useLocation()
  useQuietStart(pathname)
  const at = pathname === paths.checkout() ? countedStep(new URLSearchParams(search).get('step')) : undefined
  return (
    <>
      <SkipLink href="#main" />
      <AskedQuestion />
      <CheckoutHeader
        logoHref={paths.home()}
        step={
          at === undefined
            ? undefined
            : intl.formatMessage({ id: 'shell.checkout.step' }, { n: at, of: COUNTED_STEPS })
        }
        help={{ label: intl.formatMessage({ id: 'shell.checkout.help' }), href: paths.content('contact') }}
      />
      <OfflineIndicator />
      <MainRegion>{children}</MainRegion>
      <footer>
        <Container block="page" width={at === undefined ? 'measure' : 'page'}>
          <Text as="div" size="small" tone="muted">
            <Inline gap={4} isWrapped>
              <span>{intl.formatMessage({ id: 'shell.checkout.secure' })}</span>
              {at !== undefined && <span>{intl.formatMessage({ id: 'shell.checkout.changeable' })}</span>}
              <TextLink href={paths.content('returns')}>
                {intl.formatMessage({ id: 'shell.checkout.returns' })}
              </TextLink>
              <TextLink href={paths.content('privacy')}>
                {intl.formatMessage({ id: 'shell.checkout.privacy' })}
              </TextLink>
            </Inline>
          </Text>
        </Container>
      </footer>
      <PageEffects />
    </>
  )
}
