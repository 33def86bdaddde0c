import { Button } from '#design-system/actions/Button'
import { CopyButton } from '#design-system/actions/CopyButton'
import { Dialog } from '#design-system/overlays/Dialog'
import { Inline } from '#design-system/layout/Inline'
import { Stack } from '#design-system/layout/Stack'
import { TextLink } from '#design-system/text/TextLink'
import { addressIn } from '#domain/store/language-address.ts'
import { pagePath } from '#features/kit/language/address.ts'
import { useLanguage } from '#features/kit/language/language.ts'
import { useIntl } from 'react-intl'
import { QrCode } from '#design-system/media/QrCode'

/** Shares the product's address in the language that it is read in: copy it, use the device's share sheet, or scan it with another phone. */
export function ShareDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const intl = useIntl()
  const { code } = useLanguage()
  const address = location.origin + addressIn(code, pagePath())
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
