import { Icon, type IconName } from '#design-system/Icon'
import { cx } from '../../private/cx.ts'
import { Link } from '../../private/link.tsx'
import * as css from './IconButton.css.ts'

export interface IconButtonProps {
  /** The name a screen reader hears; it says the count too, as it is shown (“Cart, 4 items”). */
  label: string
  icon: IconName
  onPress?: () => void
  /** Goes somewhere instead: a link. */
  href?: string
  /** A number at the corner; 0 shows nothing. */
  count?: number
  /** `round` for the mark on a product's picture. */
  shape?: keyof typeof css.shapes
  isDisabled?: boolean
  /** On or off, as a favourite is. */
  isPressed?: boolean
  type?: 'button' | 'submit'
  name?: string
  value?: string
}

/** A button that shows only a drawing. Plain HTML, so that it costs a page no script. */
export function IconButton({ label, icon, onPress, href, count = 0, shape = 'plain', isDisabled = false, isPressed, type = 'button', name, value }: IconButtonProps) {
  const className = cx(css.button, css.shapes[shape], isPressed && css.pressed)
  const content = <><Icon name={icon} />{count > 0 && <span className={css.count} aria-hidden="true">{count > 99 ? '99+' : count}</span>}</>
  if (href !== undefined) return <Link href={href} className={className} aria-label={label} onClick={onPress}>{content}</Link>
  return <button type={type} name={name} value={value} disabled={isDisabled} aria-pressed={isPressed} className={className} aria-label={label} onClick={onPress}>{content}</button>
}
