import type { IconName } from '#design-system/text/Icon'
import { type RootProps } from '../../../private/root-props.ts'

export interface MenuItem {
  /** Unique id of the item, passed to `onAction`. */
  id: string
  /** Item text: what will happen. */
  label: string
  /** URL to navigate to instead of calling `onAction`; rendered as a link. */
  href?: string | undefined
  /** Decorative icon before the text. */
  icon?: IconName | undefined
  /** Disables the item but keeps it visible. Prefer to add a `description` that says why. */
  isDisabled?: boolean | undefined
  /** `critical` for destructive actions: put them last and confirm with ConfirmDialog. */
  tone?: 'critical' | undefined
  /** Secondary line, part of the item's accessible name. */
  description?: string | undefined
}

/** Group of related items, with or without a heading. */
export interface MenuSection {
  /** Unique id of the group. */
  id: string
  /** Heading of the group. Without one, a line separates the group: set `ariaLabel`. */
  label?: string | undefined
  /** Accessible name of a group without a visible heading. */
  ariaLabel?: string | undefined
  /** Items of the group, in order. */
  items: readonly MenuItem[]
}

export interface MenuProps extends RootProps {
  /** Text of the button that opens the menu. */
  label: string
  /** Actions, most frequent first; group them if they differ in kind. */
  items: readonly (MenuItem | MenuSection)[]
  /** Called with the id of the chosen item. */
  onAction?: ((id: string) => void) | undefined
  /** Look of the button that opens the menu, as in Button. @default 'line' */
  variant?: 'line' | 'text' | 'tint' | undefined
  /** Height of the button that opens the menu. @default 'md' */
  size?: 'sm' | 'md' | undefined
  /** Icon on the button that opens the menu. */
  icon?: IconName | undefined
  /** Shows three dots instead of the label, which remains the accessible name. Be specific: "More for order 1029". */
  isIconOnly?: boolean | undefined
  /** Disables the button that opens the menu; explain why nearby. */
  isDisabled?: boolean | undefined
}
