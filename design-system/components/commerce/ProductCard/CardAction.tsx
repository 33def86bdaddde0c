import { Icon, type IconName } from '#design-system/text/Icon'
import { Link } from '../../../private/link.tsx'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import * as css from './ProductCard.css.ts'

export interface CardActionProps extends RootProps {
  /** Accessible name, with the product's. */
  label: string
  /** Name of the icon to show. */
  icon: IconName
  /** Called on click, Enter, Space or a screen reader's activate command. */
  onPress?: (() => void) | undefined
  /** Renders a link to this URL instead of a button. */
  href?: string | undefined
}

/**
 * The round mark on a card's picture. Plain HTML: on react-aria the 24 cards of a listing would keep the page from answering
 * half as long again (docs/decisions/0024). Anywhere else use IconButton instead.
 */
export function CardAction({ label, icon, onPress, href, ...rest }: CardActionProps) {
  return href === undefined ? (
    <button
      {...rootProps(rest)}
      type="button"
      className={css.action}
      aria-label={label}
      onClick={() => onPress?.()}
    >
      <Icon name={icon} />
    </button>
  ) : (
    <Link {...rootProps(rest)} href={href} className={css.action} aria-label={label}>
      <Icon name={icon} />
    </Link>
  )
}
