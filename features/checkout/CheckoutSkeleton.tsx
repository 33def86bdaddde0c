import { Container } from '#design-system/layout/Container'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { Spinner } from '#design-system/feedback/Spinner'
import { Split } from '#design-system/layout/Split'
import { Stack } from '#design-system/layout/Stack'

/** Skeleton of checkout; also what the server renders, since only the browser knows who is signed in. */
export function CheckoutSkeleton({ label }: { label: string }) {
  return (
    <Container block="page">
      <Split aside={<Skeleton shape="block" height="s20" />}>
        <Stack gap={6}>
          <Spinner label={label} />
          <Skeleton shape="heading" />
          <Skeleton shape="block" height="s20" />
          <Skeleton shape="heading" />
          <Skeleton shape="heading" />
        </Stack>
      </Split>
    </Container>
  )
}
