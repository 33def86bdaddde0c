import { pagePatterns, paths, type PageName } from '#domain/store/paths.ts'
import { loadNewCouponDialog, useNewCoupons, type NewCouponDialogProps } from '#features/coupons'
import { withWords } from '#features/kit/words.ts'
import { useEffect, useState, type ComponentType } from 'react'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { fetchAhead } from '../client/stale-deploy.ts'

type NewCouponDialog = ComponentType<NewCouponDialogProps>

const loadDialog = () => withWords('new-coupons', loadNewCouponDialog)

/** Pages where nothing comes between: signing in, terms, checkout, payment, and applications, which have a dialog of their own. */
const undisturbed: readonly PageName[] = [
  'signIn',
  'signUp',
  'invite',
  'forgotPassword',
  'resetPassword',
  'logout',
  'terms',
  'checkout',
  'checkoutPayment',
  'processWorldpay',
  'processIngenico',
  'processPayment',
  'planetReturn',
  'orderCheck',
  'applications',
  'applicationList',
  'applicationForm',
  'application',
]

/** Announces new coupons on whichever page the customer is. */
export function NewCoupons() {
  const { pathname } = useLocation()
  return undisturbed.some((name) => matchPath(pagePatterns[name], pathname)) ? null : <Announcement />
}

/** Loads the dialog and its messages only if there are new coupons. */
function Announcement() {
  const navigate = useNavigate()
  const { coupons, dismiss } = useNewCoupons()
  const [Dialog, setDialog] = useState<NewCouponDialog>()
  const isWanted = coupons.length > 0
  useEffect(() => {
    if (isWanted)
      void fetchAhead(
        loadDialog().then((loaded) => {
          setDialog(() => loaded)
        }),
      )
  }, [isWanted])
  return Dialog && isWanted ? (
    <Dialog
      coupons={coupons}
      onClose={dismiss}
      onShow={() => {
        void navigate(paths.coupons())
      }}
    />
  ) : null
}
