import { paths } from '#domain/store/paths.ts'
import { Button } from '#design-system/actions/Button'
import { Dialog } from '#design-system/overlays/Dialog'
import { LinkButton } from '#design-system/actions/LinkButton'
import { Text } from '#design-system/text/Text'
import { useIntl } from 'react-intl'

/** Asks a customer without an email to add one: applications are answered by email. */
export function EmailDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl()
  return (
    <Dialog
      title={intl.formatMessage({ id: 'applications.email.title' })}
      isOpen
      onClose={onClose}
      size="sm"
      footer={
        <>
          <LinkButton href={paths.profile()} variant="primary">
            {intl.formatMessage({ id: 'applications.email.add' })}
          </LinkButton>
          <Button onPress={onClose}>{intl.formatMessage({ id: 'applications.email.later' })}</Button>
        </>
      }
    >
      <Text>{intl.formatMessage({ id: 'applications.email.copy' })}</Text>
    </Dialog>
  )
}
