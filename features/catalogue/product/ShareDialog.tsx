import { Button } from '#design-system/Button'
import { CopyButton } from '#design-system/CopyButton'
import { Dialog } from '#design-system/Dialog'
import { Inline } from '#design-system/Inline'
import { Stack } from '#design-system/Stack'
import { TextLink } from '#design-system/TextLink'
import { useIntl } from 'react-intl'
import { QrCode } from '#design-system/QrCode'

/** Shares the product's address: copy it, use the device's share sheet, or scan it with another phone. */
export function ShareDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const intl = useIntl()
  const address = location.origin + location.pathname
  const share =
    typeof navigator.share === 'function'
      ? () => {
          void navigator.share({ title: name, url: address }).catch(() => undefined)
        }
      : undefined
  return (
    <Dialog title={intl.formatMessage({ id: 'catalogue.share.title' })} isOpen onClose={onClose}>
      <Stack gap={4}>
        <Inline justify="center">
          <QrCode value={address} label={intl.formatMessage({ id: 'catalogue.share.qr' }, { name })} />
        </Inline>
        <TextLink href={address} aria-label={intl.formatMessage({ id: 'catalogue.share.link' }, { address })}>
          {address}
        </TextLink>
        <CopyButton
          text={address}
          label={intl.formatMessage({ id: 'catalogue.share.copy' })}
          variant="primary"
          isWide
        />
        {share && (
          <Button isWide icon="share" onPress={share}>
            {intl.formatMessage({ id: 'catalogue.share.device' })}
          </Button>
        )}
      </Stack>
    </Dialog>
  )
}
