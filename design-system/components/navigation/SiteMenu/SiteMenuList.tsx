import { Link } from '../../../private/link.tsx'
import * as css from './SiteMenu.css.ts'

export interface SiteMenuLink {
  /** What the link is called. */
  label: string
  /** Where it leads. */
  href: string
  /** The page that is shown. */
  isCurrent?: boolean | undefined
}

export interface SiteMenuGroup extends SiteMenuLink {
  /** What lies below it. */
  links: readonly SiteMenuLink[]
}

const link = (className: string, { label, href, isCurrent }: SiteMenuLink) => (
  <Link className={className} href={href} aria-current={isCurrent ? 'page' : undefined}>
    {label}
  </Link>
)

/** The links of a SiteMenu: sections, each with what lies below it. */
export function SiteMenuList({ groups }: { groups: readonly SiteMenuGroup[] }) {
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
