import { useId, type ReactNode } from 'react'
import { Heading } from '#design-system/Heading'
import { Icon } from '#design-system/Icon'
import { Link } from '../../private/link.tsx'
import * as css from './Section.css.ts'

export interface SectionProps {
  title: ReactNode
  action?: { label: string, href: string }
  level?: 2 | 3
  /** `sub` where the section is one of several small ones. */
  size?: 'section' | 'sub'
  /** Space above: a page's rhythm, or none inside another layout. */
  space?: keyof typeof css.spaces
  /** Beside the title, at the end of the line. */
  aside?: ReactNode
  id?: string
  children?: ReactNode
}

/** A part of a page under the apothecary's rule: an ink line, then its name. */
export function Section({ title, action, level = 2, size = 'section', space = 'page', aside, id, children }: SectionProps) {
  const headingId = useId()
  return (
    <section className={css.spaces[space]} id={id} aria-labelledby={headingId}>
      <div className={css.head}>
        <Heading level={level} size={size} id={headingId}>{title}</Heading>
        {aside}
        {action && <Link className={css.action} href={action.href}>{action.label}<Icon name="chevron-right" size="sm" /></Link>}
      </div>
      {children}
    </section>
  )
}
