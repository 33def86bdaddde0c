import { useRouteError } from 'react-router-dom'
import { LazyErrorPage } from '../errors/LazyErrorPage.tsx'
import { PageLoadError } from '../errors/page-load-error.ts'
import { Shell } from '../shell/Shell.tsx'

/** Shows the error of a route inside its frame until the next navigation. */
export function RouteError() {
  const error = useRouteError()
  return <LazyErrorPage error={error} isUnloaded={error instanceof PageLoadError} />
}

/** Shows an error that left no frame. When a frame could not be loaded, the shop's own takes its place. */
export function RootError() {
  return useRouteError() instanceof PageLoadError ? (
    <Shell>
      <RouteError />
    </Shell>
  ) : (
    <RouteError />
  )
}
