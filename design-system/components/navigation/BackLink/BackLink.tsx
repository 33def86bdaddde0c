import { Icon } from '#design-system/text/Icon'
import { Link } from '../../../private/link.tsx'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import * as css from './BackLink.css.ts'

export interface BackLinkProps extends RootProps {
  /** A page of the shop, not the browser's history: it leads to the same place for who came by a message or a bookmark. */
  href: string
  /** Where it leads: "All orders". Never only "Back". */
  children: string
}

/** The way up from a detail to its list, above the heading. In a deeper tree take Breadcrumbs. */
export function BackLink({ href, children, ...rest }: BackLinkProps) {
  return (
    <Link {...rootProps(rest)} href={href} className={css.link}>
      <Icon name="back" size="sm" />
      <span>{children}</span>
    </Link>
  )
}
