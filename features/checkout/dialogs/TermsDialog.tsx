import { Button } from '#design-system/actions/Button'
import { SendButton } from '#features/kit/connection/SendButton.tsx'
import { Dialog } from '#design-system/overlays/Dialog'
import { Inline } from '#design-system/layout/Inline'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

/** Asks to accept the terms before a membership is bought. */
export function TermsDialog({
  isOpen,
  isRead,
  isPending,
  terms,
  onAccept,
  onClose,
}: {
  isOpen: boolean
  /** Whether the end of the terms has been visible: they can then be accepted. */
  isRead: boolean
  isPending: boolean
  /** The text of the terms. */
  terms: ReactNode
  onAccept: () => void
  onClose: () => void
}) {
  const intl = useIntl()
  return (
    <Dialog
      title={intl.formatMessage({ id: 'checkout.terms.title' })}
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <Inline gap={3} justify="end">
          <Button variant="text" onPress={onClose}>
            {intl.formatMessage({ id: 'checkout.cancel' })}
          </Button>
          <SendButton variant="primary" isDisabled={!isRead} isPending={isPending} onPress={onAccept}>
            {intl.formatMessage({ id: 'checkout.terms.accept' })}
          </SendButton>
        </Inline>
      }
    >
      <Stack gap={3}>
        <Text>{intl.formatMessage({ id: 'checkout.terms.copy' })}</Text>
        {terms}
      </Stack>
    </Dialog>
  )
}
