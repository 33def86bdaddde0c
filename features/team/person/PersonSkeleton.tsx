import { Skeleton } from '#design-system/feedback/Skeleton'
import { Stack } from '#design-system/layout/Stack'

/** In the place of a person who is being read. */
export const PersonSkeleton = () => (
  <Stack gap={4}>
    <Skeleton shape="heading" />
    <Skeleton shape="text" lines={6} />
  </Stack>
)
