import { Link } from '../../../private/link.tsx'
import type { SiteMenuGroup, SiteMenuLink } from './site-menu-props.ts'
import * as css from './SiteMenu.css.ts'

interface SiteMenuListProps {
  groups: readonly SiteMenuGroup[]
  /** A link was chosen: what lists them closes. */
  onChosen: () => void
}

/** The links of a SiteMenu: sections, each with what lies below it. */
export function SiteMenuList({ groups, onChosen }: SiteMenuListProps) {
  const link = (className: string, { label, href, isCurrent }: SiteMenuLink) => (
    <Link className={className} href={href} aria-current={isCurrent ? 'page' : undefined} onClick={onChosen}>
      {label}
    </Link>
  )
  return (
    <ul role="list" className={css.groups}>
      {groups.map((group) => (
        <li key={group.href} className={css.group}>
          {link(css.section, group)}
          {group.links.length > 0 && (
            <ul role="list">
              {group.links.map((below) => (
                <li key={below.href}>{link(css.below, below)}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
