import { paths } from '#domain/store/paths.ts'
import { loadNewCouponDialog, useNewCoupons, type NewCouponDialogProps } from '#features/coupons'
import { useEffect, useState, type ComponentType } from 'react'
import { useNavigate } from 'react-router-dom'
import { loadMessages, pageLanguage } from '../i18n/messages.ts'
import { fetchAhead } from '../client/stale-deploy.ts'

type NewCouponDialog = ComponentType<NewCouponDialogProps>

async function loadDialog(): Promise<NewCouponDialog> {
  const [dialog] = await Promise.all([loadNewCouponDialog(), loadMessages(pageLanguage(), ['coupons'])])
  return dialog
}

/** Announces new coupons. Loads the dialog and its messages only if there are some. */
export function NewCoupons() {
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
