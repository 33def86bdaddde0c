import { useNotifications } from '#design-system/feedback/NotificationStack'
import { redirectTo, safeRedirect } from '#domain/auth/redirect.ts'
import { paths } from '#domain/store/paths.ts'
import { isLeaving } from '#features/kit/session.ts'
import { ACCOUNT_DELETED, sessionExpiredSlot } from '#features/kit/storage.ts'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { NewCoupons } from '../joins/NewCoupons.tsx'

/** Tells after the reload that ended the session, once, why: it expired, with the way back, or the account was deleted. */
function useEndedNotice(): void {
  const navigate = useNavigate()
  const intl = useIntl()
  const { enqueue } = useNotifications()
  useEffect(() => {
    const left = sessionExpiredSlot.read()
    // a session that ends here is told on the page that follows
    if (left === undefined || isLeaving()) return
    sessionExpiredSlot.clear()
    if (left === ACCOUNT_DELETED) {
      enqueue({ message: intl.formatMessage({ id: 'shell.session.deleted' }), variant: 'success' })
      return
    }
    const back = safeRedirect(left, '/')
    enqueue({
      message: intl.formatMessage({ id: 'shell.session.expired' }),
      variant: 'info',
      action: {
        label: intl.formatMessage({ id: 'shell.nav.signIn' }),
        onAction: () => {
          void navigate(back === '/' ? paths.signIn() : redirectTo(paths.signIn(), back))
        },
      },
    })
  }, [enqueue, intl, navigate])
}

/** What a page does for a customer, or for a session that has ended, once it is shown: loaded late, because guests do not need it. */
export function LateEffects() {
  useEndedNotice()
  return <NewCoupons />
}
