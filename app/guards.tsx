import { redirectTo } from '#domain/auth/redirect.ts'
import { isLeaving } from '#features/kit/session.ts'
import { tokenSlot, useHydrated, useStored } from '#features/kit/storage.ts'
import { useNotifications } from '#design-system/NotificationStack'
import { useEffect, useRef, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { PageSkeleton } from './PageSkeleton.tsx'
import { wechatReferrerSlot } from './wechat-referrer.ts'

/** Where a guest is sent from `target`: with a WeChat referrer the checkout leads to registration (shopping.md §2). */
export function guestDestination(target: string, guard: 'checkout' | 'account', referrer: string | undefined): string {
  return redirectTo(guard === 'checkout' && referrer ? '/signup' : '/signin', target)
}

/** The token lives in the browser: the server and the first frame show the skeleton, then guests are sent away. */
function Guarded({ guard, children }: { guard: 'checkout' | 'account'; children?: ReactNode }) {
  const hydrated = useHydrated()
  const isSignedIn = useStored(tokenSlot) !== undefined
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { enqueue } = useNotifications()
  const intl = useIntl()
  const sent = useRef(false)
  const wasSignedIn = useRef(false)
  useEffect(() => {
    if (tokenSlot.read() !== undefined) { wasSignedIn.current = true; return }
    // Signed out, here or in another tab: nothing of the person stays, neither on the screen nor in memory.
    if (wasSignedIn.current) {
      if (!isLeaving()) location.assign('/')
      return
    }
    if (sent.current) return
    sent.current = true
    enqueue({ message: intl.formatMessage({ id: 'shell.session.loginFirst' }), variant: 'info' })
    void navigate(guestDestination(pathname + search, guard, wechatReferrerSlot.read()), { replace: true })
  }, [enqueue, guard, intl, isSignedIn, navigate, pathname, search])
  return hydrated && isSignedIn ? children : <PageSkeleton />
}

/** Pages of a signed-in person: dashboard, orders, associate bundles. */
export const SignedInOnly = ({ children }: { children?: ReactNode }) => <Guarded guard="account">{children}</Guarded>

/** Checkout and payment. */
export const CheckoutOnly = ({ children }: { children?: ReactNode }) => <Guarded guard="checkout">{children}</Guarded>
