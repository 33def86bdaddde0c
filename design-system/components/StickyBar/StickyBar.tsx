import type { ReactNode } from 'react'
import * as css from './StickyBar.css.ts'

export interface StickyBarProps {
  /** Names the bar as a region. */
  label?: string
  /** At the start: small marks, or the total. */
  lead?: ReactNode
  /** The buttons; they share the room that is left. */
  children: ReactNode
}

/** A page's own action at the bottom of a phone. It takes the place of the BottomBar; on desktop it is not there. */
export function StickyBar({ label, lead, children }: StickyBarProps) {
  return (
    <div className={css.bar} role={label ? 'region' : undefined} aria-label={label}>
      {lead && <div className={css.lead}>{lead}</div>}
      <div className={css.actions}>{children}</div>
    </div>
  )
}
