import type { ReactNode } from 'react'
import { cx } from '../../../private/cx.ts'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import * as css from './StickyBar.css.ts'

export interface StickyBarProps extends RootProps {
  /** Names the bar as a region. */
  label?: string
  /** At the start: small marks, or the total. */
  lead?: ReactNode
  /** `lead` is a button in words: it takes a row of its own above the others. */
  isLeadWide?: boolean
  /** Half of the bar is the lead's, whatever it says: where its text changes, the buttons keep their size. */
  isLeadSteady?: boolean
  /** The buttons; they share the room that is left. */
  children: ReactNode
  /**
   * Names what the buttons do. When it changes, the buttons are new ones that take no tap for their first 400 ms: a tap that was
   * meant for the one before must not do something else.
   */
  actionKey?: string
}

/** A page's own action at the bottom of a phone. It takes the place of the BottomBar; on desktop it is not there. */
export function StickyBar({
  label,
  lead,
  isLeadWide = false,
  isLeadSteady = false,
  children,
  actionKey,
  ...rest
}: StickyBarProps) {
  return (
    <div
      {...rootProps(rest)}
      className={cx(css.bar, isLeadWide && css.tall)}
      data-rows={isLeadWide ? 2 : undefined}
      role={label ? 'region' : undefined}
      aria-label={label}
    >
      {lead && <div className={isLeadSteady ? css.steadyLead : css.lead}>{lead}</div>}
      <div key={actionKey} className={actionKey === undefined ? css.actions : css.settlingActions}>
        {children}
      </div>
    </div>
  )
}
