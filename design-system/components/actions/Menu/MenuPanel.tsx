import type { RefObject } from 'react'
import type { AriaMenuOptions } from 'react-aria/useMenu'
import {
  Header,
  Menu,
  MenuItem as AriaMenuItem,
  MenuSection,
  OverlayTriggerStateContext,
  Popover,
} from 'react-aria-components'
import type { OverlayTriggerState } from 'react-stately/useOverlayTriggerState'
import { Icon } from '#design-system/text/Icon'
import { cx } from '../../../private/cx.ts'
import { SPACE } from '../../../private/inline-space.ts'
import { present } from '../../../private/present.ts'
import * as css from './Menu.css.ts'
import type { MenuItem, MenuProps } from './menu-props.ts'

export interface MenuPanelProps extends Pick<MenuProps, 'label' | 'items' | 'onAction'> {
  /** What react-aria's trigger asks of the menu: id, name, where the focus begins. */
  menuProps: AriaMenuOptions<object>
  /** The button that opened it: the menu stands beside it and gives the focus back to it. */
  triggerRef: RefObject<HTMLButtonElement | null>
  /** Whether it is open, kept by what opens it. */
  state: OverlayTriggerState
}

function item({ id, label, href, icon, isDisabled, tone, description }: MenuItem) {
  return (
    <AriaMenuItem
      key={id}
      id={id}
      textValue={label}
      isDisabled={isDisabled ?? false}
      className={cx(css.item, tone && css.critical)}
      {...(href !== undefined && { href })}
    >
      {icon && <Icon name={icon} />}
      <span className={css.text}>
        <span>{label}</span>
        {description && <span className={css.description}>{SPACE + description}</span>}
      </span>
    </AriaMenuItem>
  )
}

/** What a Menu opens; fetched with the first interest in it. */
export function MenuPanel({ label, items, onAction, menuProps, state, triggerRef }: MenuPanelProps) {
  const { id, autoFocus, onClose, 'aria-labelledby': labelledBy } = menuProps
  return (
    <OverlayTriggerStateContext value={state}>
      <Popover
        triggerRef={triggerRef}
        trigger="MenuTrigger"
        {...present({ 'aria-labelledby': labelledBy })}
        className={css.popover}
        placement="bottom end"
      >
        <Menu
          {...present({ id, autoFocus, onClose, 'aria-labelledby': labelledBy })}
          className={css.menu}
          onAction={(key) => onAction?.(String(key))}
        >
          {items.map((entry) =>
            'items' in entry ? (
              <MenuSection
                key={entry.id}
                className={css.section}
                {...(entry.label === undefined && { 'aria-label': entry.ariaLabel ?? label })}
              >
                {entry.label !== undefined && <Header className={css.heading}>{entry.label}</Header>}
                {entry.items.map(item)}
              </MenuSection>
            ) : (
              item(entry)
            ),
          )}
        </Menu>
      </Popover>
    </OverlayTriggerStateContext>
  )
}
