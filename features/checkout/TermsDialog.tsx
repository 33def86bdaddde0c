import { Button } from '#design-system/Button'
import { Dialog } from '#design-system/Dialog'
import { Inline } from '#design-system/Inline'
import { Stack } from '#design-system/Stack'
import { Text } from '#design-system/Text'
import { TextLink } from '#design-system/TextLink'
import { useIntl } from 'react-intl'

/** A membership is bought: the terms come first (shopping.md §4 "Place order" 1). */
export function TermsDialog({ isOpen, isPending, onAccept, onClose }: { isOpen: boolean; isPending: boolean; onAccept: () => void; onClose: () => void }) {
  const intl = useIntl()
  return (
    <Dialog
      title={intl.formatMessage({ id: 'checkout.terms.title' })}
      isOpen={isOpen}
      onClose={onClose}
      footer={(
        <Inline gap={3} justify="end">
          <Button variant="text" onPress={onClose}>{intl.formatMessage({ id: 'checkout.cancel' })}</Button>
          <Button variant="primary" pending={isPending} onPress={onAccept}>{intl.formatMessage({ id: 'checkout.terms.accept' })}</Button>
        </Inline>
      )}
    >
      <Stack gap={3}>
        <Text>{intl.formatMessage({ id: 'checkout.terms.copy' })}</Text>
        <TextLink href="/terms-conditions" isExternal>{intl.formatMessage({ id: 'checkout.terms.read' })}</TextLink>
      </Stack>
    </Dialog>
  )
}
