import { Button } from '#design-system/actions/Button'
import { Overlay } from '../../../private/overlay/Overlay.tsx'
import { present } from '../../../private/present.ts'
import { rootProps } from '../../../private/root-props.ts'
import * as styles from '../Dialog/Dialog.css.ts'
import type { ConfirmDialogProps } from './confirm-dialog-props.ts'

/** The dialog of ConfirmDialog, loaded when somebody may open it. */
export function ConfirmPanel({
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
  ...rest
}: ConfirmDialogProps) {
  return (
    <Overlay
      {...rootProps(rest)}
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
