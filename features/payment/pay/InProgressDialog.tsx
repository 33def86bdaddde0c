import { Button } from '#design-system/actions/Button'
import { Dialog } from '#design-system/overlays/Dialog'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { useIntl } from 'react-intl'

/** Asks somebody who was at a provider's page how it went. */
export function InProgressDialog({
  isOpen,
  onPaid,
  onUnpaid,
}: {
  isOpen: boolean
  onPaid: () => void
  onUnpaid: () => void
}) {
  const intl = useIntl()
  return (
    <Dialog
      title={intl.formatMessage({ id: 'payment.progress.title' })}
      isOpen={isOpen}
      onClose={onUnpaid}
      size="sm"
    >
      <Stack gap={4}>
        <Text>{intl.formatMessage({ id: 'payment.progress.copy' })}</Text>
        <Button variant="primary" isWide onPress={onPaid}>
          {intl.formatMessage({ id: 'payment.progress.paid' })}
        </Button>
        <Button isWide onPress={onUnpaid}>
          {intl.formatMessage({ id: 'payment.progress.unpaid' })}
        </Button>
      </Stack>
    </Dialog>
  )
}
