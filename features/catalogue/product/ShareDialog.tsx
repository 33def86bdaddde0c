import { Button } from '#design-system/Button'
import { Dialog } from '#design-system/Dialog'

import { Stack } from '#design-system/Stack'
import { TextField } from '#design-system/TextField'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { QrCode } from './QrCode.tsx'

/** The product's address to copy, to hand on with the device's own sheet, or to be read off the screen by another phone. */
export function ShareDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const intl = useIntl()
  const [isCopied, setCopied] = useState(false)
  const address = location.origin + location.pathname
  const copy = async () => {
    try { await navigator.clipboard.writeText(address); setCopied(true) } catch { /* the field holds the address to copy by hand */ }
  }
  const share = typeof navigator.share === 'function' ? () => { void navigator.share({ title: name, url: address }).catch(() => undefined) } : undefined
  return (
    <Dialog title={intl.formatMessage({ id: 'catalogue.share.title' })} isOpen onClose={onClose}>
      <Stack gap={4}>
        <QrCode value={address} label={intl.formatMessage({ id: 'catalogue.share.qr' }, { name })} />
        <TextField label={intl.formatMessage({ id: 'catalogue.share.link' })} value={address} onChange={() => undefined} />
        <Button variant="primary" wide icon={isCopied ? 'check' : 'copy'} onPress={() => void copy()}>{intl.formatMessage({ id: isCopied ? 'catalogue.share.copied' : 'catalogue.share.copy' })}</Button>
        {share && <Button wide icon="share" onPress={share}>{intl.formatMessage({ id: 'catalogue.share.device' })}</Button>}
      </Stack>
    </Dialog>
  )
}
