import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { CopyButton } from '#design-system/actions/CopyButton'
import { Dialog } from '#design-system/overlays/Dialog'
import * as css from './ShareButton.css.ts'

export interface ShareSheetProps {
  title: string
  url: string
  qr: ReactNode
  isOpen: boolean
  onClose: () => void
  onCopied: () => void
}

/** Fallback sheet of ShareButton for devices without Web Share; loaded on first hover, focus or press. */
export function ShareSheet({ title, url, qr, isOpen, onClose, onCopied }: ShareSheetProps) {
  const intl = useIntl()
  return (
    <Dialog title={title} size="sm" isOpen={isOpen} onClose={onClose}>
      <div className={css.sheet}>
        {qr && (
          <div className={css.qr}>
            {qr}
            <p>{intl.formatMessage({ id: 'ds.share.scan' })}</p>
          </div>
        )}
        <p className={css.link}>{url}</p>
        <CopyButton
          text={url}
          label={intl.formatMessage({ id: 'ds.share.copy' })}
          variant="primary"
          isWide
          onCopied={onCopied}
        />
      </div>
    </Dialog>
  )
}
