import { useEffect, useRef } from 'react'
import { Icon, type IconName } from '#design-system/Icon'
import { Link } from '../../private/link.tsx'
import * as css from './SideNav.css.ts'

export interface SideNavProps {
  /** Names the landmark. */
  label: string
  /** The places in the order they are read; one of them is the current one. */
  items: readonly { id: string, label: string, href: string, icon?: IconName | undefined, isCurrent?: boolean | undefined, count?: number | undefined }[]
}

/**
 * The places of one area: a column at the side on desktop, one row that scrolls on phones, the current place in sight.
 * Where a phone has no room for the row take DrawerNavigation; parts of one page are Tabs, not places.
 */
export function SideNav({ label, items }: SideNavProps) {
  const list = useRef<HTMLUListElement>(null)
  const current = items.find((item) => item.isCurrent)?.id
  useEffect(() => {
    const row = list.current
    const link = row?.querySelector<HTMLElement>('[aria-current]')
    // only the row moves, never the page
    if (row && link) row.scrollLeft = link.offsetLeft + link.offsetWidth / 2 - row.clientWidth / 2
  }, [current])
  return (
    <nav className={css.nav} aria-label={label}>
      <ul className={css.list} role="list" ref={list}>
        {items.map((item) => (
          <li key={item.id}>
            <Link className={css.link} href={item.href} aria-current={item.isCurrent ? 'page' : undefined}>
              {item.icon && <span className={css.icon}><Icon name={item.icon} size="sm" /></span>}
              {item.label}
              {item.count !== undefined && item.count > 0 && <span className={css.count}>{item.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
