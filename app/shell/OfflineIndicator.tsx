import { Banner } from '#design-system/feedback/Banner'
import { useNotifications } from '#design-system/feedback/NotificationStack'
import { useKeptAt, useOnline } from '#features/kit/connection/online.ts'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, type ComponentType } from 'react'
import { useIntl } from 'react-intl'

/** Fetched ahead, since it is shown when nothing can be fetched. The message is clear without it. */
const LoadedAt = lazy<ComponentType<{ keptAt: number | undefined }>>(() =>
  import('./LoadedAt.tsx').then(
    (module) => ({ default: module.LoadedAt }),
    () => ({ default: () => null }),
  ),
)

/**
 * Stays while the device is offline, and while the service cannot be reached and copies are shown; says how old they are.
 * Says once that the device is back. A first load that is online says nothing.
 */
export function OfflineIndicator() {
  const intl = useIntl()
  const client = useQueryClient()
  const { enqueue } = useNotifications()
  const isOffline = !useOnline()
  const keptAt = useKeptAt()
  const hasCopies = keptAt !== undefined
  // once the service answers again, everything is read from it
  useEffect(() => (hasCopies ? () => void client.invalidateQueries() : undefined), [client, hasCopies])
  useEffect(() => {
    const back = () => {
      enqueue({ message: intl.formatMessage({ id: 'shell.offline.back' }), variant: 'success' })
    }
    addEventListener('online', back)
    return () => {
      removeEventListener('online', back)
    }
  }, [enqueue, intl])
  if (!isOffline && !hasCopies) return null
  return (
    <Banner
      tone="warning"
      isLive
      title={intl.formatMessage({ id: isOffline ? 'shell.offline.lost' : 'shell.offline.unreachable' })}
    >
      <Suspense>
        <LoadedAt keptAt={keptAt} />
      </Suspense>
    </Banner>
  )
}
