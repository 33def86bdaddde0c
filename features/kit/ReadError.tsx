import { lazy, Suspense } from 'react'
import { PlainError } from './PlainError.tsx'
import type { ReadErrorProps } from './ReadErrorView.tsx'

const fetchView = () => import('./ReadErrorView.tsx')

/** Loads the component for failed reads before the first one fails. */
export const prefetchReadError = (): Promise<unknown> => fetchView()

const View = lazy(() =>
  fetchView().then(
    ({ ReadErrorView }) => ({ default: ReadErrorView }),
    () => ({ default: ({ failure }: ReadErrorProps) => <PlainError retry={failure.retry} /> }),
  ),
)

/**
 * Says that a read failed and offers a retry. The component is loaded when the first read fails, so that no page
 * carries it along.
 */
export const ReadError = (props: ReadErrorProps) => (
  <Suspense>
    <View {...props} />
  </Suspense>
)
