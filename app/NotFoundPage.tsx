import { Container } from '#design-system/Container'
import { EmptyState } from '#design-system/EmptyState'
import { Inline } from '#design-system/Inline'
import { LinkButton } from '#design-system/LinkButton'
import { useIntl } from 'react-intl'

/** Any other path (shopping.md §2): where one may go instead. The server answers 404 with it. */
export function NotFoundPage() {
  const intl = useIntl()
  return (
    <Container block="page">
      <EmptyState
        icon="search"
        level={1}
        title={intl.formatMessage({ id: 'shell.notFound.title' })}
        action={(
          <Inline justify="center" wrap>
            <LinkButton href="/categories" variant="primary">{intl.formatMessage({ id: 'shell.notFound.catalogue' })}</LinkButton>
            <LinkButton href="/page/about-us">{intl.formatMessage({ id: 'shell.notFound.about' })}</LinkButton>
            <LinkButton href="/page/legal">{intl.formatMessage({ id: 'shell.notFound.legal' })}</LinkButton>
          </Inline>
        )}
      >
        {intl.formatMessage({ id: 'shell.notFound.copy' })}
      </EmptyState>
    </Container>
  )
}
