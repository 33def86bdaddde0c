import { redirectTo } from '#domain/auth/redirect.ts'
import { mustAcceptTerms } from '#domain/customers/group.ts'
import { paths } from '#domain/store/paths.ts'
import { leaveForHome } from '#features/kit/language/address.ts'
import { isLeaving, useSession } from '#features/kit/session.ts'
import { tokenSlot, useHydrated, useStored } from '#features/kit/storage.ts'
import { useNotifications } from '#design-system/feedback/NotificationStack'
import { useEffect, useRef, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { PageSkeleton } from '../shell/PageSkeleton.tsx'
import { wechatReferrerSlot } from '../client/wechat-referrer.ts'

/** Sign-in page for `target`; with a WeChat referrer the checkout leads to registration instead. */
export function guestDestination(
  target: string,
  guard: 'checkout' | 'account',
  referrer: string | undefined,
): string {
  return redirectTo(guard === 'checkout' && referrer ? paths.signUp() : paths.signIn(), target)
}

/**
 * The token is in the browser only: server and first frame show the skeleton, then guests are redirected. An associate
 * who must accept the terms is being redirected there, so nothing of the page is rendered or requested.
 */
function Guarded({ guard, children }: { guard: 'checkout' | 'account'; children?: ReactNode }) {
  const hydrated = useHydrated()
  const isSignedIn = useStored(tokenSlot) !== undefined
  const { customer } = useSession()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { enqueue } = useNotifications()
  const intl = useIntl()
  const sent = useRef(false)
  const wasSignedIn = useRef(false)
  useEffect(() => {
    if (tokenSlot.read() !== undefined) {
      wasSignedIn.current = true
      return
    }
    // Signed out, here or in another tab: all personal data leaves the screen and memory.
    if (wasSignedIn.current) {
      if (!isLeaving()) leaveForHome()
      return
    }
    if (sent.current) return
    sent.current = true
    enqueue({ message: intl.formatMessage({ id: 'shell.session.loginFirst' }), variant: 'info' })
    void navigate(guestDestination(pathname + search, guard, wechatReferrerSlot.read()), { replace: true })
  }, [enqueue, guard, intl, isSignedIn, navigate, pathname, search])
  return hydrated && isSignedIn && !mustAcceptTerms(customer) ? children : <PageSkeleton />
}

/** Pages of a signed-in person: dashboard, orders, associate bundles. */
export const SignedInOnly = ({ children }: { children?: ReactNode }) => (
  <Guarded guard="account">{children}</Guarded>
)

/** Checkout and payment. */
export const CheckoutOnly = ({ children }: { children?: ReactNode }) => (
  <Guarded guard="checkout">{children}</Guarded>
)
