import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { Button } from '#design-system/Button'
import { Icon, type IconName } from '#design-system/Icon'
import { cx } from '../../private/cx.ts'
import * as css from './Menu.css.ts'

export interface MenuProps {
  /** The words on the button that opens it. */
  label: string
  items: { id: string, label: string, href?: string | undefined, icon?: IconName | undefined, isDisabled?: boolean | undefined, tone?: 'critical' | undefined }[]
  onAction?: (id: string) => void
  variant?: 'line' | 'text' | 'tint'
  size?: 'sm' | 'md'
  icon?: IconName
}

/** A few actions behind one button. Arrows, letters and Escape work as in a desktop menu. */
export function Menu({ label, items, onAction, variant = 'line', size = 'md', icon }: MenuProps) {
  return (
    <MenuTrigger>
      <Button variant={variant} size={size} {...(icon && { icon })}>{label}<Icon name="chevron-down" size="sm" /></Button>
      <Popover className={css.popover} placement="bottom end">
        <AriaMenu className={css.menu} onAction={(key) => onAction?.(String(key))}>
          {items.map((item) => (
            <MenuItem key={item.id} id={item.id} textValue={item.label} isDisabled={item.isDisabled ?? false} className={cx(css.item, item.tone && css.critical)} {...(item.href !== undefined && { href: item.href })}>
              {item.icon && <Icon name={item.icon} />}{item.label}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
