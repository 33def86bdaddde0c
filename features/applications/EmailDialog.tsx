import { paths } from '#domain/store/paths.ts'
import { Button } from '#design-system/Button'
import { Dialog } from '#design-system/Dialog'
import { LinkButton } from '#design-system/LinkButton'
import { Text } from '#design-system/Text'
import { useIntl } from 'react-intl'

/** Asks a customer without an email to add one: applications are answered by email (associate-business.md §5). */
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
