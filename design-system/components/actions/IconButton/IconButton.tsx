import type { Ref } from 'react'
import { Button as AriaButton, type PressEvent } from 'react-aria-components'
import { Icon, type IconName } from '#design-system/text/Icon'
import { Link } from '../../../private/link.tsx'
import { present } from '../../../private/present.ts'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import * as css from './IconButton.css.ts'

export interface IconButtonProps extends RootProps {
  /** Accessible name; include the count as shown (“Cart, 4 items”). */
  label: string
  /** Name of the icon to show. */
  icon: IconName
  /** Called on click, a key press or a screen reader's activate command. Not with `href`. */
  onPress?: ((event: PressEvent) => void) | undefined
  /** Renders a link to this URL instead of a button. */
  href?: string
  /** Count badge at the corner: a number of items; 0 hides it. @default 0 */
  count?: number
  /** The count is a plain figure beside the icon, for what asks for nothing: likes. By default it is a badge. */
  isCountQuiet?: boolean
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
  /** Name by which a surrounding react-aria component finds it: `close` in a dialog. */
  slot?: string
  /** The `<button>` element. */
  ref?: Ref<HTMLButtonElement>
}

/**
 * Icon-only button, or a link with `href`. It is react-aria's Button, so it works inside its triggers.
 * Where there is room for text, use Button instead: few icons are clear on their own. On a product card use CardAction.
 */
export function IconButton({
  label,
  icon,
  href,
  count = 0,
  isCountQuiet = false,
  isPressed,
  ...aria
}: IconButtonProps) {
  const content = (
    <>
      <Icon name={icon} />
      {count > 0 && (
        <span className={isCountQuiet ? css.quietCount : css.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </>
  )
  return href === undefined ? (
    <AriaButton
      {...present({ ...aria, 'aria-label': label, 'aria-pressed': isPressed })}
      className={css.button}
    >
      {content}
    </AriaButton>
  ) : (
    <Link {...rootProps(aria)} href={href} className={css.button} aria-label={label}>
      {content}
    </Link>
  )
}
