import { Dialog } from '#design-system/overlays/Dialog'
import { useSession } from '#features/kit/session.ts'
import { useIntl } from 'react-intl'
import { PayoutRequest } from './PayoutRequest.tsx'

/** The request for a payout account over the page, on wide screens. */
export function PayoutDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl()
  const { customer } = useSession()
  return (
    <Dialog title={intl.formatMessage({ id: 'payouts.request.title' })} isOpen onClose={onClose}>
      {customer && <PayoutRequest customer={customer} onDone={onClose} onCancel={onClose} />}
    </Dialog>
  )
}
