import { Container } from '#design-system/layout/Container'
import { ErrorState } from '#design-system/feedback/ErrorState'
import { LinkButton } from '#design-system/actions/LinkButton'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'

/**
 * The answer to a form that a browser without script has sent, with status 405: says that nothing was sent and what the
 * form needs. A link and not a reload, which would send the form again.
 */
export function ScriptNeededPage() {
  const intl = useIntl()
  const { pathname, search } = useLocation()
  return (
    <Container block="page">
      <ErrorState
        level={1}
        isAnnounced={false}
        title={intl.formatMessage({ id: 'shell.unsent.title' })}
        actions={
          <LinkButton href={pathname + search} variant="primary">
            {intl.formatMessage({ id: 'shell.unsent.again' })}
          </LinkButton>
        }
      >
        {intl.formatMessage({ id: 'shell.unsent.copy' })}
      </ErrorState>
    </Container>
  )
}
