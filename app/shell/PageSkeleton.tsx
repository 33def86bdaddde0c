import { Container } from '#design-system/layout/Container'
import { ErrorState } from '#design-system/feedback/ErrorState'
import { LinkButton } from '#design-system/actions/LinkButton'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { Stack } from '#design-system/layout/Stack'
import { VisuallyHidden } from '#design-system/text/VisuallyHidden'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'

/**
 * The place of a page that only the browser can fill. When its script cannot be loaded, the loader or the entry shows the message
 * that waits in it: by then no other words are to be had.
 */
export function PageSkeleton() {
  const intl = useIntl()
  const { pathname, search } = useLocation()
  return (
    <Container block="page">
      <div id="load-failed" hidden>
        <ErrorState
          level={1}
          title={intl.formatMessage({ id: 'shell.read.page' })}
          actions={
            <LinkButton href={pathname + search} variant="primary">
              {intl.formatMessage({ id: 'shell.read.retry' })}
            </LinkButton>
          }
        />
      </div>
      <div>
        <VisuallyHidden>{intl.formatMessage({ id: 'shell.page.loading' })}</VisuallyHidden>
        <Stack gap={6}>
          <Skeleton shape="heading" />
          <Skeleton shape="text" lines={2} />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      </div>
    </Container>
  )
}
