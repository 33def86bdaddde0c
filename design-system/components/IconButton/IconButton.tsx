import { Icon, type IconName } from '#design-system/Icon'
import { cx } from '../../private/cx.ts'
import { Link } from '../../private/link.tsx'
import * as css from './IconButton.css.ts'

export interface IconButtonProps {
  /** The name a screen reader hears; it says the count too, as it is shown (“Cart, 4 items”). */
  label: string
  /** Which drawing it shows. */
  icon: IconName
  /** It was pressed, by pointer, key or a screen reader's own action. */
  onPress?: () => void
  /** Goes somewhere instead: a link. */
  href?: string
  /** How many, as a number at the corner; 0 shows nothing. @default 0 */
  count?: number
  /** `round` for the mark on a product's picture. @default 'plain' */
  shape?: keyof typeof css.shapes
  /** It cannot be pressed now and is passed over. */
  isDisabled?: boolean
  /** On or off, as a favourite is. */
  isPressed?: boolean
  /** What it does to the form it stands in. @default 'button' */
  type?: 'button' | 'submit'
  /** With `value`, what a form sends when it was sent by this button. */
  name?: string
  /** With `name`, what a form sends when it was sent by this button. */
  value?: string
}

/**
 * A button that shows only a drawing. Plain HTML, so that it costs a page no script.
 * Where there is room for words take Button: few drawings speak for themselves. A way somewhere is the same with `href`.
 */
export function IconButton({ label, icon, onPress, href, count = 0, shape = 'plain', isDisabled = false, isPressed, type = 'button', name, value }: IconButtonProps) {
  const className = cx(css.button, css.shapes[shape], isPressed && css.pressed)
  const content = <><Icon name={icon} />{count > 0 && <span className={css.count} aria-hidden="true">{count > 99 ? '99+' : count}</span>}</>
  if (href !== undefined) return <Link href={href} className={className} aria-label={label} onClick={onPress}>{content}</Link>
  return <button type={type} name={name} value={value} disabled={isDisabled} aria-pressed={isPressed} className={className} aria-label={label} onClick={onPress}>{content}</button>
}
