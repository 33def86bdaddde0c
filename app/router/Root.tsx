import { LoadingStatus } from '#design-system/feedback/LoadingStatus'
import { useIntl } from 'react-intl'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { POSITIONS_KEY } from '../shell/keep-in-view.ts'
import { useIsLoading } from './settled-router.ts'

/** Says that the next page is loading, when it takes longer than a moment. The present page stays usable. */
function NavigationStatus() {
  const intl = useIntl()
  const isLoading = useIsLoading()
  return (
    <LoadingStatus
      id="navigation"
      loading={isLoading}
      message={intl.formatMessage({ id: 'shell.page.loading' })}
      blockPage={false}
    />
  )
}

/** What surrounds every page, whatever its frame. */
export function Root() {
  return (
    <>
      <Outlet />
      <NavigationStatus />
      <ScrollRestoration storageKey={POSITIONS_KEY} />
    </>
  )
}
