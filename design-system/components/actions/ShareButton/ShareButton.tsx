import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button, type ButtonProps } from '#design-system/actions/Button'
import { trigger } from '../../../private/lazy-part/lazy-part.css.ts'
import { useLazyPart } from '../../../private/lazy-part/use-lazy-part.ts'

export interface ShareButtonProps extends Pick<
  ButtonProps,
  'variant' | 'size' | 'isWide' | 'isDisabled' | 'id'
> {
  /** Button text and heading of the sheet. @default the words for "Share" */
  label?: string | undefined
  /** Title passed to the target app. */
  title: string
  /** Absolute URL without private data. */
  url: string
  /** Sentence shared along with the link. */
  text?: string | undefined
  /** QR code of the URL, shown in the sheet. It needs its own text alternative. */
  qr?: ReactNode
  /** Called when the link was shared through the device or copied. */
  onShared?: ((way: 'device' | 'copy') => void) | undefined
}

/** Dismissing the device's share sheet is not an error. */
const isGivenUp = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

const loadSheet = () => import('./ShareSheet.tsx').then(({ ShareSheet }) => ShareSheet)

/**
 * Shares a page through the device (Web Share). If that is unavailable or fails, it opens a sheet with a link and a QR
 * code.
 * To copy only a number or code, use CopyButton instead.
 */
export function ShareButton({ label, title, url, text, qr, onShared, ...button }: ShareButtonProps) {
  const intl = useIntl()
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  const close = () => setOpen(false)
  const { Part, prefetchProps } = useLazyPart(loadSheet, isOpen, close)
  const buttonText = label ?? intl.formatMessage({ id: 'ds.share.label' })

  const share = async () => {
    if (typeof navigator.share !== 'function') {
      open()
      return
    }
    try {
      await navigator.share({ title, url, ...(text !== undefined && { text }) })
      onShared?.('device')
    } catch (error) {
      if (!isGivenUp(error)) open()
    }
  }

  return (
    <>
      <span {...prefetchProps} className={trigger}>
        <Button {...button} icon="share" onPress={() => void share()}>
          {buttonText}
        </Button>
      </span>
      {Part && (
        <Part
          title={buttonText}
          url={url}
          qr={qr}
          isOpen={isOpen}
          onClose={close}
          onCopied={() => onShared?.('copy')}
        />
      )}
    </>
  )
}
