import type { ReactNode } from 'react'
import { cx } from '../../../private/cx.ts'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import * as css from './Sidebar.css.ts'

export interface SidebarProps extends RootProps {
  /** 14 rem at the left on desktop. */
  side: ReactNode
  /** Names the side as a landmark. */
  sideLabel?: string
  /** `hide` where a drawer takes the side's place on phones. @default 'show' */
  onPhones?: keyof typeof css.phones
  /** Keeps the side in sight on desktop; a side taller than the window scrolls by itself. For filters, whose list is long. */
  isSideSticky?: boolean
  /** The id of the content, to which a skip link leads past the side. */
  mainId?: string | undefined
  /** What the filters or the menu belong to. */
  children: ReactNode
}

/** Filters or a menu beside the content. What accompanies a text (a summary, an order) is a Split's aside instead. */
export function Sidebar({
  side,
  sideLabel,
  onPhones = 'show',
  isSideSticky,
  mainId,
  children,
  ...rest
}: SidebarProps) {
  const Side = sideLabel ? 'aside' : 'div'
  return (
    <div {...rootProps(rest)} className={css.sidebar}>
      <Side className={cx(css.side, css.phones[onPhones], isSideSticky && css.sticky)} aria-label={sideLabel}>
        {side}
      </Side>
      <div className={css.main} {...(mainId && { id: mainId, tabIndex: -1 })}>
        {children}
      </div>
    </div>
  )
}
