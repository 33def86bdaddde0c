import { Skeleton, type SkeletonProps } from '#design-system/feedback/Skeleton'

/** Skeletons of cards that are loading. Called as a function where a list numbers its children. */
export const CardSkeletons = ({ count, shape = 'card' }: { count: number; shape?: SkeletonProps['shape'] }) =>
  Array.from({ length: count }, (_, index) => <Skeleton key={index} shape={shape} />)
