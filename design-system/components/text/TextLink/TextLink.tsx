import type { ReactNode } from 'react'
import { cx } from '../../../private/cx.ts'
import { Link } from '../../../private/link.tsx'
import { type RootProps } from '../../../private/root-props.ts'
import * as css from './TextLink.css.ts'

export interface TextLinkProps extends RootProps {
  /** The address it leads to. */
  href: string
  /** The colour: `brand` in a text, quieter where many links stand together. @default 'brand' */
  tone?: keyof typeof css.tones
  /** Stands in no sentence but alone in its line: it is 44 px high for a finger. @default false */
  isAlone?: boolean
  /** A new tab, for an address outside the shop. */
  isExternal?: boolean
  /** A fuller name for a screen reader; it must contain the visible words (WCAG 2.5.3). */
  'aria-label'?: string
  /** It leads to where one is already. */
  'aria-current'?: 'page' | 'step' | 'true'
  /** The words of the link: where it leads, never only “here”. */
  children?: ReactNode
}

/** A link in a sentence, underlined so that colour is not its only mark. What should weigh as much as a button is a LinkButton; what happens here and leads nowhere is a Button, not a link. */
export function TextLink({
  href,
  tone = 'brand',
  isAlone = false,
  isExternal,
  children,
  ...aria
}: TextLinkProps) {
  return (
    <Link
      {...aria}
      href={href}
      className={cx(css.link, css.tones[tone], isAlone && css.alone)}
      {...(isExternal && { target: '_blank', rel: 'noreferrer' })}
    >
      {children}
    </Link>
  )
}
