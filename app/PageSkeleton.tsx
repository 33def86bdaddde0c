import { Container } from '#design-system/Container'
import { Skeleton } from '#design-system/Skeleton'
import { Stack } from '#design-system/Stack'
import { VisuallyHidden } from '#design-system/VisuallyHidden'
import { useIntl } from 'react-intl'

/** The place of a page that only the browser can fill. */
export function PageSkeleton() {
  const intl = useIntl()
  return (
    <Container block="page">
      <VisuallyHidden>{intl.formatMessage({ id: 'shell.page.loading' })}</VisuallyHidden>
      <Stack gap={6}>
        <Skeleton shape="heading" />
        <Skeleton shape="text" lines={2} />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Stack>
    </Container>
  )
}
