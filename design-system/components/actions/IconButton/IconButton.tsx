import { Icon, type IconName } from '#design-system/Icon'
import { cx } from '../../../private/cx.ts'
import { Link } from '../../../private/link.tsx'
import * as css from './IconButton.css.ts'

export interface IconButtonProps {
  /** Accessible name; include the count as shown (“Cart, 4 items”). */
  label: string
  /** Name of the icon to show. */
  icon: IconName
  /** Called on click, a key press or a screen reader's activate command. */
  onPress?: () => void
  /** Renders a link to this URL instead of a button. */
  href?: string
  /** Count badge at the corner: a number of items; 0 hides it. @default 0 */
  count?: number
  /** Button shape; use `round` on top of a product image. @default 'plain' */
  shape?: keyof typeof css.shapes
  /** Disables the button and removes it from the tab order. */
  isDisabled?: boolean
  /** Whether a toggle such as "favourite" is on. */
  isPressed?: boolean
  /** Whether it submits its form. @default 'button' */
  type?: 'button' | 'submit'
  /** Name of the form entry submitted with `value` when this button submits the form. */
  name?: string
  /** Value submitted under `name` when this button submits the form. */
  value?: string
}

/**
 * Icon-only button, or a link with `href`. Plain HTML, so it adds no script to a page.
 * Where there is room for text, use Button instead: few icons are clear on their own.
 */
export function IconButton({
  label,
  icon,
  onPress,
  href,
  count = 0,
  shape = 'plain',
  isDisabled = false,
  isPressed,
  type = 'button',
  name,
  value,
}: IconButtonProps) {
  const className = cx(css.button, css.shapes[shape], isPressed && css.pressed)
  const content = (
    <>
      <Icon name={icon} />
      {count > 0 && (
        <span className={css.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </>
  )
  if (href !== undefined)
    return (
      <Link href={href} className={className} aria-label={label} onClick={onPress}>
        {content}
      </Link>
    )
  return (
    <button
      type={type}
      name={name}
      value={value}
      disabled={isDisabled}
      aria-pressed={isPressed}
      className={className}
      aria-label={label}
      onClick={onPress}
    >
      {content}
    </button>
  )
}
