import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button, type ButtonProps } from '#design-system/Button'
import { CopyButton } from '#design-system/CopyButton'
import { Dialog } from '#design-system/Dialog'
import * as css from './ShareButton.css.ts'

export interface ShareButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'wide' | 'isDisabled'> {
  /** The words on the button, and the sheet's heading. @default the words for "Share" */
  label?: string | undefined
  /** What is shared, by name: the title handed to the other app. */
  title: string
  /** An absolute address without anything private in it. */
  url: string
  /** A sentence that goes with it. */
  text?: string | undefined
  /** A QR code of the address, for the sheet. It carries its own text alternative. */
  qr?: ReactNode
  /** Handed on through the device, or the link was copied. */
  onShared?: ((way: 'device' | 'copy') => void) | undefined
}

/** Leaving the device's own sheet without choosing is no failure. */
const isGivenUp = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/**
 * Hands a page on. Where the device has a sheet of its own (Web Share) that one opens; elsewhere, or when it fails, a sheet with the link to copy and a QR code.
 * For a number or a code alone take CopyButton.
 */
export function ShareButton({ label, title, url, text, qr, onShared, ...button }: ShareButtonProps) {
  const intl = useIntl()
  const [isOpen, setOpen] = useState(false)
  const words = label ?? intl.formatMessage({ id: 'ds.share.label' })

  const share = async () => {
    if (typeof navigator.share !== 'function') { setOpen(true); return }
    try {
      await navigator.share({ title, url, ...(text !== undefined && { text }) })
      onShared?.('device')
    } catch (error) { if (!isGivenUp(error)) setOpen(true) }
  }

  return (
    <>
      <Button {...button} icon="share" onPress={() => void share()}>{words}</Button>
      <Dialog title={words} size="sm" isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className={css.sheet}>
          {qr && <div className={css.qr}>{qr}<p>{intl.formatMessage({ id: 'ds.share.scan' })}</p></div>}
          <p className={css.link}>{url}</p>
          <CopyButton text={url} label={intl.formatMessage({ id: 'ds.share.copy' })} variant="primary" wide onCopied={() => onShared?.('copy')} />
        </div>
      </Dialog>
    </>
  )
}
