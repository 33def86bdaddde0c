import { Overlay, type OverlayProps } from '../../../private/overlay/Overlay.tsx'
import * as styles from './Drawer.css.ts'

export interface DrawerProps extends OverlayProps {
  /** The edge it comes from. @default 'right' */
  side?: keyof typeof styles.panels | undefined
}

/**
 * A place beside the page: filters, the menu, the cart at a glance.
 * For a question or a short task take Dialog, for the pages of a site SideNav.
 */
export function Drawer({ side = 'right', ...props }: DrawerProps) {
  return <Overlay {...props} overlay={styles.overlays[side]} panel={styles.panels[side]} />
}
