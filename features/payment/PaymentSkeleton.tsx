import { Container } from '#design-system/layout/Container'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { Spinner } from '#design-system/feedback/Spinner'
import { Stack } from '#design-system/layout/Stack'

/** The shape of a payment screen while the order is being read; also what the server sends. */
export function PaymentSkeleton({ label }: { label: string }) {
  return (
    <Container width="measure" block="page">
      <Stack gap={6}>
        <Spinner label={label} />
        <Skeleton shape="heading" />
        <Skeleton shape="block" height="s20" />
        <Skeleton shape="block" height="s20" />
      </Stack>
    </Container>
  )
}
