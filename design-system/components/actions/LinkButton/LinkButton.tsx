import type { ReactNode } from 'react'
import { Icon, type IconName } from '#design-system/text/Icon'
import { Link } from '../../../private/link.tsx'
import { inOwnElements } from '../../../private/own-elements.tsx'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import { button } from '../Button/Button.css.ts'

export interface LinkButtonProps extends RootProps {
  /** URL of the link. */
  href: string
  /** Visual emphasis, as in Button. @default 'line' */
  variant?: 'primary' | 'tint' | 'line' | 'text' | 'danger'
  /** Button height, as in Button. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** Stretches to the width of its container. */
  isWide?: boolean
  /** Decorative icon before the text. */
  icon?: IconName
  /** Opens the link in a new tab; for URLs outside the shop. */
  isExternal?: boolean
  /** Accessible name, if the text alone is ambiguous. */
  label?: string
  /** Link text: where it leads. */
  children?: ReactNode
}

/**
 * Link that looks like a button. Use it for prominent navigation.
 * Within a sentence use TextLink; to trigger an action use Button instead.
 */
export function LinkButton({
  href,
  variant = 'line',
  size = 'md',
  isWide = false,
  icon,
  isExternal,
  label,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link
      {...rootProps(rest)}
      href={href}
      className={button({ variant, size, wide: isWide })}
      aria-label={label}
      {...(isExternal && { target: '_blank', rel: 'noreferrer' })}
    >
      {icon && <Icon name={icon} size="sm" />}
      {inOwnElements(children)}
    </Link>
  )
}
