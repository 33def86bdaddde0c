import { Skeleton } from '#design-system/feedback/Skeleton'
import { Split } from '#design-system/layout/Split'
import { Stack } from '#design-system/layout/Stack'

/** The shape of a cart of three lines while it is being read. */
export function CartSkeleton() {
  return (
    <Split aside={<Skeleton shape="block" height="s20" />}>
      <Stack gap={4}>
        {[1, 2, 3].map((line) => (
          <Skeleton key={line} shape="block" height="s20" />
        ))}
      </Stack>
    </Split>
  )
}
