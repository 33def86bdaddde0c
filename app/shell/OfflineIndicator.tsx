import { Banner } from '#design-system/feedback/Banner'
import { useNotifications } from '#design-system/feedback/NotificationStack'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useOnline } from '#features/kit/online.ts'

/** Stays while the device is offline; says once that it is back. A first load that is online says nothing. */
export function OfflineIndicator() {
  const intl = useIntl()
  const { enqueue } = useNotifications()
  const isOffline = !useOnline()
  useEffect(() => {
    const back = () => {
      enqueue({ message: intl.formatMessage({ id: 'shell.offline.back' }), variant: 'success' })
    }
    addEventListener('online', back)
    return () => {
      removeEventListener('online', back)
    }
  }, [enqueue, intl])
  return isOffline ? (
    <Banner tone="warning" isLive>
      {intl.formatMessage({ id: 'shell.offline.lost' })}
    </Banner>
  ) : null
}
