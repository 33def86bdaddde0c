import { paths } from '#domain/store/paths.ts'
import { Container } from '#design-system/layout/Container'
import { ErrorState } from '#design-system/feedback/ErrorState'
import { Inline } from '#design-system/layout/Inline'
import { LinkButton } from '#design-system/actions/LinkButton'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'

/**
 * Shown with status 503 when the service does not return a page's main data. Retrying is a link, so that it works
 * without script.
 */
export function UnavailablePage() {
  const intl = useIntl()
  const { pathname, search } = useLocation()
  return (
    <Container block="page">
      <ErrorState
        level={1}
        isAnnounced={false}
        title={intl.formatMessage({ id: 'shell.unavailable.title' })}
        actions={
          <Inline isWrapped>
            <LinkButton href={pathname + search} variant="primary">
              {intl.formatMessage({ id: 'shell.unavailable.retry' })}
            </LinkButton>
            {pathname !== '/' && (
              <LinkButton href={paths.home()}>{intl.formatMessage({ id: 'shell.error.home' })}</LinkButton>
            )}
          </Inline>
        }
      >
        {intl.formatMessage({ id: 'shell.unavailable.copy' })}
      </ErrorState>
    </Container>
  )
}
