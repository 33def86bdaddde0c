import type { ReactNode } from 'react'
import { Icon, type IconName } from '#design-system/Icon'
import { Link } from '../../private/link.tsx'
import { button } from '../Button/Button.css.ts'

export interface LinkButtonProps {
  /** The address it leads to. */
  href: string
  /** How much it weighs, as with Button. @default 'line' */
  variant?: 'primary' | 'tint' | 'line' | 'text' | 'danger'
  /** Its height, as with Button. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** As wide as what it stands in. */
  wide?: boolean
  /** A drawing before the words, for the eye only. */
  icon?: IconName
  /** A new tab, for an address outside the shop. */
  isExternal?: boolean
  /** The name a screen reader hears, when the words alone do not say which thing is meant. */
  label?: string
  /** The words on it: where it leads. */
  children?: ReactNode
}

/**
 * A way somewhere that should weigh as much as a button. It is a real link.
 * In a sentence take TextLink; where something happens instead of leading somewhere, Button.
 */
export function LinkButton({ href, variant = 'line', size = 'md', wide = false, icon, isExternal, label, children }: LinkButtonProps) {
  return (
    <Link href={href} className={button({ variant, size, wide })} aria-label={label} {...(isExternal && { target: '_blank', rel: 'noreferrer' })}>
      {icon && <Icon name={icon} size="sm" />}{children}
    </Link>
  )
}
