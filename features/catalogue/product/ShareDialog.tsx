import { Button } from '#design-system/Button'
import { Dialog } from '#design-system/Dialog'

import { Inline } from '#design-system/Inline'
import { Stack } from '#design-system/Stack'
import { TextLink } from '#design-system/TextLink'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { QrCode } from '#design-system/QrCode'

/** The product's address to copy, to hand on with the device's own sheet, or to be read off the screen by another phone. */
export function ShareDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const intl = useIntl()
  const [isCopied, setCopied] = useState(false)
  const address = location.origin + location.pathname
  const copy = async () => {
    try { await navigator.clipboard.writeText(address); setCopied(true) } catch { /* the page shows the address to copy by hand */ }
  }
  const share = typeof navigator.share === 'function' ? () => { void navigator.share({ title: name, url: address }).catch(() => undefined) } : undefined
  return (
    <Dialog title={intl.formatMessage({ id: 'catalogue.share.title' })} isOpen onClose={onClose}>
      <Stack gap={4}>
        <Inline justify="center"><QrCode value={address} label={intl.formatMessage({ id: 'catalogue.share.qr' }, { name })} /></Inline>
        <TextLink href={address} aria-label={intl.formatMessage({ id: 'catalogue.share.link' }, { address })}>{address}</TextLink>
        <Button variant="primary" wide icon={isCopied ? 'check' : 'copy'} onPress={() => void copy()}>{intl.formatMessage({ id: isCopied ? 'catalogue.share.copied' : 'catalogue.share.copy' })}</Button>
        {share && <Button wide icon="share" onPress={share}>{intl.formatMessage({ id: 'catalogue.share.device' })}</Button>}
      </Stack>
    </Dialog>
  )
}
