import type { ReactNode } from 'react'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import * as css from './ScrollRow.css.ts'

export interface ScrollRowProps extends RootProps {
  /** Stays first, and in sight while the row is pushed. */
  lead?: ReactNode
  /** At the far end on desktop; on phones right after the lead, where it is seen. */
  end?: ReactNode
  /** `ul` when the children are `<li>`. @default 'div' */
  as?: 'div' | 'ul'
  /** Chips or small links. */
  children?: ReactNode
}

/**
 * Small controls in one row: phones push it sideways under a finger, desktop wraps it.
 * For cards take Rail; for things that may simply break into lines Inline.
 */
export function ScrollRow({ lead, end, as: Items = 'div', children, ...rest }: ScrollRowProps) {
  return (
    <div {...rootProps(rest)} className={css.row}>
      {lead}
      {children && (
        <Items className={css.items} role={Items === 'ul' ? 'list' : undefined}>
          {children}
        </Items>
      )}
      {end && <div className={css.end}>{end}</div>}
    </div>
  )
}
