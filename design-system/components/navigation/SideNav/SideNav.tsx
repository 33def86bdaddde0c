import { useEffect, useId, useRef } from 'react'
import { Badge } from '#design-system/text/Badge'
import { Icon, type IconName } from '#design-system/text/Icon'
import { Link } from '../../../private/link.tsx'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import * as css from './SideNav.css.ts'

/** One place to go. */
export interface SideNavItem {
  /** Tells the places apart; no two are alike. */
  id: string
  /** The words of the link: “Invitations”. */
  label: string
  /** The address it leads to. */
  href: string
  /** A drawing before the words, for the eye only. */
  icon?: IconName | undefined
  /** The reader is there now; one place is. */
  isCurrent?: boolean | undefined
  /** What waits there, shown behind the label when there is any: “3 unread notifications”, an invitation to be sent again. With a count of 0, which may still be read, only its place is kept. */
  badge?: { count: number; label: string; tone?: 'brand' | 'critical' } | undefined
}

export interface SideNavProps extends RootProps {
  /** Names the landmark. */
  label: string
  /** The places in the order they are read, in one group or in several with a rule between them. One place is the current one. */
  groups: readonly {
    id: string
    /** Heads the group; phones show the rule alone. */
    label?: string | undefined
    items: readonly SideNavItem[]
  }[]
}

/**
 * The places of one area: a column at the side on desktop, one row that scrolls on phones, the current place in sight.
 * For the most used pages on phones use BottomBar; for parts of one page use TabLinks instead.
 */
export function SideNav({ label, groups, ...rest }: SideNavProps) {
  const row = useRef<HTMLDivElement>(null)
  const id = useId()
  const current = groups.flatMap(({ items }) => items).find((item) => item.isCurrent)?.id
  useEffect(() => {
    const element = row.current
    const link = element?.querySelector<HTMLElement>('[aria-current]')
    // only the row moves, never the page
    if (element && link) element.scrollLeft = link.offsetLeft + link.offsetWidth / 2 - element.clientWidth / 2
  }, [current])
  return (
    <nav {...rootProps(rest)} className={css.nav} aria-label={label}>
      <div className={css.row} ref={row}>
        {groups.map((group) => (
          <div key={group.id} className={css.group}>
            {group.label && (
              <div id={`${id}-${group.id}`} className={css.heading}>
                {group.label}
              </div>
            )}
            <ul
              className={css.list}
              role="list"
              aria-labelledby={group.label ? `${id}-${group.id}` : undefined}
            >
              {group.items.map((item) => (
                <li key={item.id}>
                  <Place item={item} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  )
}

function Place({ item }: { item: SideNavItem }) {
  return (
    <Link className={css.link} href={item.href} aria-current={item.isCurrent ? 'page' : undefined}>
      {item.icon && (
        <span className={css.icon}>
          <Icon name={item.icon} size="sm" />
        </span>
      )}
      <span>{item.label}</span>
      {item.badge && <span className={css.badge}>{item.badge.count > 0 && <Badge {...item.badge} />}</span>}
    </Link>
  )
}
