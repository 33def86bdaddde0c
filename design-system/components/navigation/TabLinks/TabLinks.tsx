import { Link } from '../../../private/link.tsx'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import * as css from './TabLinks.css.ts'

export interface TabLink {
  /** Tells the pages apart; no two are alike. */
  id: string
  /** The words of the link. */
  label: string
  /** The address of the page. */
  href: string
  /** The reader is there now; one page is. */
  isCurrent?: boolean | undefined
}

export interface TabLinksProps extends RootProps {
  /** Names the landmark. */
  label: string
  /** The pages in the order they are read. */
  links: readonly TabLink[]
  /** The links change what this page shows (`?by=account`): they replace the history entry and keep the scroll position. */
  isInPlace?: boolean | undefined
}

/**
 * Two to five pages of one subject, parts of one page, or ways to do one thing, each with an address of its own: links
 * that look like tabs, open with Enter or in a new window, work before the script and survive a reload. What people
 * compare is not put behind two of them. For the places of an area take SideNav.
 */
export function TabLinks({ label, links, isInPlace, ...rest }: TabLinksProps) {
  return (
    <nav {...rootProps(rest)} aria-label={label}>
      <ul className={css.list} role="list">
        {links.map(({ id, label: words, href, isCurrent = false }) => (
          <li key={id} className={css.item}>
            <Link
              className={css.link}
              href={href}
              isInPlace={isInPlace}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
