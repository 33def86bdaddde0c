import type { ReactNode } from 'react'
import { Button } from '#design-system/Button'
import { Overlay } from '../../../private/overlay/Overlay.tsx'
import { present } from '../../../private/present.ts'
import * as styles from '../Dialog/Dialog.css.ts'

export interface ConfirmDialogProps {
  /** The question itself: “Remove this address?” */
  title: string
  /** Whether it is asked now; the caller keeps it. */
  isOpen: boolean
  /** The answer was yes. Close it when the work is done. */
  onConfirm: () => void
  /** Cancel, Escape: nothing happens. */
  onClose: () => void
  /** Says what will happen: "Remove address", never "OK". */
  confirmLabel: string
  /** The way back in words: “Keep it”. */
  cancelLabel: string
  /** `danger` when it cannot be taken back. @default 'default' */
  tone?: 'default' | 'danger' | undefined
  /** The answer is on its way. */
  isPending?: boolean | undefined
  /** What is happening while the answer is awaited: “Removing…”. */
  pendingLabel?: string | undefined
  /** What follows from a yes, in a sentence. */
  children?: ReactNode
}

/** Asks once before something that matters. A press beside it does not close it. */
export function ConfirmDialog({
  title,
  isOpen,
  onConfirm,
  onClose,
  confirmLabel,
  cancelLabel,
  tone = 'default',
  isPending = false,
  pendingLabel,
  children,
}: ConfirmDialogProps) {
  return (
    <Overlay
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      isDismissable={false}
      hasClose={false}
      overlay={styles.overlay}
      panel={styles.sizes.sm}
      footer={
        <>
          <Button variant="line" onPress={onClose}>
            {cancelLabel}
          </Button>
          <Button
            variant={tone === 'danger' ? 'danger' : 'primary'}
            onPress={onConfirm}
            isPending={isPending}
            {...present({ pendingLabel })}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Overlay>
  )
}
