import { Container } from '#design-system/Container'
import { Skeleton } from '#design-system/Skeleton'
import { Spinner } from '#design-system/Spinner'
import { Split } from '#design-system/Split'
import { Stack } from '#design-system/Stack'

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
