import { PlainError } from '#features/kit/PlainError.tsx'
import { lazy, Suspense } from 'react'

const reload = () => {
  if (navigator.onLine) location.reload()
}

const fetchErrorPage = () => import('./ErrorPage.tsx')

/** Loads the error page in advance, because it could not be loaded without a connection. */
export const readyErrorPage = (): Promise<unknown> => fetchErrorPage()

const Loaded = lazy(() =>
  fetchErrorPage().then(
    ({ ErrorPage }) => ({ default: ErrorPage }),
    () => ({ default: () => <PlainError retry={reload} /> }),
  ),
)

/** The error page, kept out of the script that every page loads. `isUnloaded`: the page's own script failed to load. */
export const LazyErrorPage = (props: { error: unknown; isUnloaded?: boolean }) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
)
