import type { ReactNode } from 'react'
import { cx } from '../../private/cx.ts'
import { Link } from '../../private/link.tsx'
import * as css from './TextLink.css.ts'

export interface TextLinkProps {
  href: string
  tone?: keyof typeof css.tones
  /** A new tab, for an address outside the shop. */
  isExternal?: boolean
  'aria-label'?: string
  'aria-current'?: 'page' | 'step' | 'true'
  children?: ReactNode
}

/** A link in a sentence, underlined so that colour is not its only mark. */
export function TextLink({ href, tone = 'brand', isExternal, children, ...aria }: TextLinkProps) {
  return <Link {...aria} href={href} className={cx(css.link, css.tones[tone])} {...(isExternal && { target: '_blank', rel: 'noreferrer' })}>{children}</Link>
}
