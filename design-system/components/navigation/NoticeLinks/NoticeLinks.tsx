import type { ReactNode } from 'react'
import { Icon } from '#design-system/text/Icon'
import { Link } from '../../../private/link.tsx'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import * as css from './NoticeLinks.css.ts'

export interface NoticeLinksProps extends RootProps {
  /** Names the list. */
  label: string
  /** With `href` the words are the link; without, they may be anything, such as sanitised HTML. */
  items: readonly {
    id: string
    content: ReactNode
    href?: string | undefined
    isExternal?: boolean | undefined
  }[]
}

/** A few short facts in one quiet line below the wall; on phones one below the other. What must be read now is the SiteHeader's notice or a Banner instead. */
export function NoticeLinks({ label, items, ...rest }: NoticeLinksProps) {
  return (
    <ul {...rootProps(rest)} className={css.list} role="list" aria-label={label}>
      {items.map(({ id, content, href, isExternal }) => (
        <li className={css.item} key={id}>
          {href ? (
            <Link className={css.link} href={href} {...(isExternal && { target: '_blank', rel: 'noopener' })}>
              <span>{content}</span>
              <Icon name="chevron-right" size="sm" />
            </Link>
          ) : (
            content
          )}
        </li>
      ))}
    </ul>
  )
}
