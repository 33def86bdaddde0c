import { paths } from '#domain/store/paths.ts'
import { Container } from '#design-system/layout/Container'
import { EmptyState } from '#design-system/feedback/EmptyState'
import { Inline } from '#design-system/layout/Inline'
import { LinkButton } from '#design-system/actions/LinkButton'
import { useIntl } from 'react-intl'

/** Shown for an unknown path, with links to continue. The server sends it with status 404. */
export function NotFoundPage() {
  const intl = useIntl()
  return (
    <Container block="page">
      <EmptyState
        icon="search"
        level={1}
        title={intl.formatMessage({ id: 'shell.notFound.title' })}
        action={
          <Inline isWrapped>
            <LinkButton href={paths.categories()} variant="primary">
              {intl.formatMessage({ id: 'shell.notFound.catalogue' })}
            </LinkButton>
            <LinkButton href={paths.content('about-us')}>
              {intl.formatMessage({ id: 'shell.notFound.about' })}
            </LinkButton>
            <LinkButton href={paths.content('legal')}>
              {intl.formatMessage({ id: 'shell.notFound.legal' })}
            </LinkButton>
          </Inline>
        }
      >
        {intl.formatMessage({ id: 'shell.notFound.copy' })}
      </EmptyState>
    </Container>
  )
}
