import { useId, type ReactNode } from 'react'
import { Heading } from '#design-system/text/Heading'
import { Icon } from '#design-system/text/Icon'
import { Link } from '../../../private/link.tsx'
import { rootProps } from '../../../private/root-props.ts'
import * as css from './Section.css.ts'

export interface SectionProps {
  /** What the part is about: its heading. */
  title: ReactNode
  /** A link at the end of the heading's line: “See all”. */
  action?: { label: string; href: string }
  /** The heading level of the title in the page's outline. @default 2 */
  level?: 2 | 3
  /** `sub` where the section is one of several small ones. @default 'section' */
  size?: 'section' | 'sub'
  /** Space above: a page's rhythm, or none inside another layout. @default 'page' */
  space?: keyof typeof css.spaces
  /** Beside the title, at the end of the line. */
  aside?: ReactNode
  /** The part's id in the page: a place to link to. */
  id?: string
  /** What the part holds. */
  children?: ReactNode
}

/**
 * A part of a page under the apothecary's rule: an ink line, then its name.
 * A part without a name of its own is a Stack; the page's own name is a Heading, not a Section.
 */
export function Section({
  title,
  action,
  level = 2,
  size = 'section',
  space = 'page',
  aside,
  id,
  children,
  ...rest
}: SectionProps) {
  const headingId = useId()
  return (
    <section {...rootProps(rest)} className={css.spaces[space]} id={id} aria-labelledby={headingId}>
      <div className={css.head}>
        <Heading level={level} size={size} id={headingId}>
          {title}
        </Heading>
        {aside}
        {action && (
          <Link className={css.action} href={action.href}>
            <span>{action.label}</span>
            <Icon name="chevron-right" size="sm" />
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
