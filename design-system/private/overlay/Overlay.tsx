import type { FormEvent, ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useIntl } from 'react-intl'
import { IconButton } from '#design-system/actions/IconButton'
import { cx } from '../cx.ts'
import { rootProps, type RootProps } from '../root-props.ts'
import * as styles from './overlay.css.ts'

export interface OverlayProps extends RootProps {
  /** The heading, which names the dialog. */
  title: string
  /** Whether it is over the page now; the caller keeps it. */
  isOpen: boolean
  /** Escape, the close button, or a press beside it. */
  onClose: () => void
  /** What it is about: text, fields. */
  children: ReactNode
  /** Buttons that stay in view below the content. */
  footer?: ReactNode
}

interface Look {
  overlay: string
  panel: string
  role?: 'dialog' | 'alertdialog'
  isDismissable?: boolean
  hasClose?: boolean
}

/** React hands an event on to what renders the overlay: a form in which it was opened is not the one that was sent. */
const stop = (event: FormEvent) => {
  event.stopPropagation()
}

/** What Dialog and Drawer share: focus goes in, stays in and comes back; the page behind stands still and is hidden from screen readers. */
export function Overlay({
  title,
  isOpen,
  onClose,
  children,
  footer,
  overlay,
  panel,
  role = 'dialog',
  isDismissable = true,
  hasClose = true,
  ...rest
}: OverlayProps & Look) {
  const intl = useIntl()
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      isDismissable={isDismissable}
      className={cx(styles.backdrop, overlay)}
    >
      <Modal className={cx(styles.panel, panel)}>
        <Dialog {...rootProps(rest)} role={role} className={styles.dialog}>
          <div className={styles.head}>
            <Heading slot="title" level={2} className={styles.title}>
              {title}
            </Heading>
            {hasClose && (
              <IconButton
                icon="close"
                label={intl.formatMessage({ id: 'ds.dialog.close' })}
                onPress={onClose}
              />
            )}
          </div>
          <div className={styles.body} onSubmit={stop}>
            {children}
          </div>
          {footer && (
            <div className={styles.foot} onSubmit={stop}>
              {footer}
            </div>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
