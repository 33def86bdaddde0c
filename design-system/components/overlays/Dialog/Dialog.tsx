import { Overlay, type OverlayProps } from '../../../private/overlay/Overlay.tsx'
import * as styles from './Dialog.css.ts'

export interface DialogProps extends OverlayProps {
  /** Width from 60rem on: 26, 34 or 48 rem. @default 'md' */
  size?: keyof typeof styles.sizes | undefined
}

/**
 * A question or a short task over the page. On phones it comes up from below.
 * For one question take ConfirmDialog, for something to keep beside the page Drawer; what fits into the page does not belong over it.
 */
export function Dialog({ size = 'md', ...props }: DialogProps) {
  return <Overlay {...props} overlay={styles.overlay} panel={styles.sizes[size]} />
}
