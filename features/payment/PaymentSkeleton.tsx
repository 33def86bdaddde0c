import { Container } from '#design-system/Container'
import { Skeleton } from '#design-system/Skeleton'
import { Spinner } from '#design-system/Spinner'
import { Stack } from '#design-system/Stack'

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
