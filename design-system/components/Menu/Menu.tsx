import { Header, Menu as AriaMenu, MenuItem as AriaMenuItem, MenuSection as AriaMenuSection, MenuTrigger, Popover } from 'react-aria-components'
import { TriggerButton as Button } from '#design-system/Button'
import { Icon, type IconName } from '#design-system/Icon'
import { cx } from '../../private/cx.ts'
import * as css from './Menu.css.ts'

export interface MenuItem {
  /** Tells the items apart, and says which one was chosen. */
  id: string
  /** The words of the item: what will happen. */
  label: string
  /** Goes there instead of acting: a real link. */
  href?: string | undefined
  /** A drawing before the words, for the eye only. */
  icon?: IconName | undefined
  /** Stays in sight and says it cannot be chosen. Prefer a `description` that says why. */
  isDisabled?: boolean | undefined
  /** `critical` for what cannot be undone: put it last and ask again in a ConfirmDialog. */
  tone?: 'critical' | undefined
  /** A second, quieter line; a part of the item's name. */
  description?: string | undefined
}

/** Items that belong together, with or without words over them. */
export interface MenuSection {
  /** Tells the groups apart; no two are alike. */
  id: string
  /** The group's name. Without one it is set off by a line only: give `ariaLabel`. */
  label?: string | undefined
  /** The group's name for a screen reader, where none is seen. */
  ariaLabel?: string | undefined
  /** The items of the group in their order. */
  items: readonly MenuItem[]
}

export interface MenuProps {
  /** The words on the button that opens it. */
  label: string
  /** What can be done, most used first; in groups where they differ in kind. */
  items: readonly (MenuItem | MenuSection)[]
  /** An item was chosen: its id. */
  onAction?: ((id: string) => void) | undefined
  /** The look of the button that opens it, as with Button. @default 'line' */
  variant?: 'line' | 'text' | 'tint' | undefined
  /** The height of the button that opens it. @default 'md' */
  size?: 'sm' | 'md' | undefined
  /** A drawing on the button that opens it. */
  icon?: IconName | undefined
  /** Only three dots are seen; `label` is still the name. It must say of what: "More for order 1029". */
  isIconOnly?: boolean | undefined
  /** It cannot be opened now; say nearby why. */
  isDisabled?: boolean | undefined
}

function item({ id, label, href, icon, isDisabled, tone, description }: MenuItem) {
  return (
    <AriaMenuItem key={id} id={id} textValue={label} isDisabled={isDisabled ?? false} className={cx(css.item, tone && css.critical)} {...(href !== undefined && { href })}>
      {icon && <Icon name={icon} />}
      <span className={css.text}>
        {label}
        {description && <span className={css.description}> {description}</span>}
      </span>
    </AriaMenuItem>
  )
}

/**
 * A few actions behind one button. Arrows, letters, Home, End and Escape work as in a desktop menu; focus comes back to the button.
 * Not for choosing a value (Select) and not for the pages of a site (navigation).
 */
export function Menu({ label, items, onAction, variant = 'line', size = 'md', icon, isIconOnly = false, isDisabled = false }: MenuProps) {
  return (
    <MenuTrigger>
      {isIconOnly
        ? <Button variant={variant} size={size} isDisabled={isDisabled} aria-label={label}><Icon name={icon ?? 'more'} /></Button>
        : <Button variant={variant} size={size} isDisabled={isDisabled} {...(icon && { icon })}>{label}<Icon name="chevron-down" size="sm" /></Button>}
      <Popover className={css.popover} placement="bottom end">
        <AriaMenu className={css.menu} onAction={(key) => onAction?.(String(key))}>
          {items.map((entry) => 'items' in entry
            ? (
              <AriaMenuSection key={entry.id} className={css.section} {...(entry.label === undefined && { 'aria-label': entry.ariaLabel ?? label })}>
                {entry.label !== undefined && <Header className={css.heading}>{entry.label}</Header>}
                {entry.items.map(item)}
              </AriaMenuSection>
            )
            : item(entry))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
