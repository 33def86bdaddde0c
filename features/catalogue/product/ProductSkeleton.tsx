import { Container } from '#design-system/layout/Container'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { Split } from '#design-system/layout/Split'
import { Stack } from '#design-system/layout/Stack'

/** Skeleton of a product page. */
export function ProductSkeleton() {
  return (
    <Container block="page">
      <Split
        ratio="half"
        aside={
          <Stack gap={4}>
            <Skeleton shape="heading" />
            <Skeleton shape="text" lines={3} />
            <Skeleton shape="block" />
            <Skeleton shape="button" />
          </Stack>
        }
      >
        <Skeleton shape="picture" />
      </Split>
    </Container>
  )
}
