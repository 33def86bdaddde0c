import { useState, type ReactNode } from 'react'
import { Drawer } from '#design-system/Drawer'
import { Icon, type IconName } from '#design-system/Icon'
import { IconButton } from '#design-system/IconButton'
import { Link } from '../../private/link.tsx'
import * as css from './DrawerNavigation.css.ts'

export interface DrawerNavigationItem {
  /** The name of the page or of the group. */
  label: string
  /** Where it leads; a group of pages has none. */
  href?: string | undefined
  /** A drawing before the words, for the eye only. */
  icon?: IconName | undefined
  /** The page one is on. */
  isCurrent?: boolean | undefined
  /** At the end of the line: how many, or what waits there. */
  note?: string | undefined
  /** The pages of a group, one level deep. The group with the current page is open. */
  items?: readonly Omit<DrawerNavigationItem, 'items'>[] | undefined
}

export interface DrawerNavigationProps {
  /** The name of the button, the drawer and the navigation: "Menu". */
  label: string
  /** The pages and groups of pages, in the order they are read. */
  items: readonly DrawerNavigationItem[]
  /** Below the pages: language, sign out. */
  footer?: ReactNode
  /** The edge it comes from. @default 'left' */
  side?: 'left' | 'right' | undefined
}

/**
 * The pages of a part of the site behind one button, where a phone has no room for SideNav. Choosing one closes it; Escape too, and focus comes back to the button.
 * Where there is room take SideNav; a few actions are a Menu.
 */
export function DrawerNavigation({ label, items, footer, side = 'left' }: DrawerNavigationProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const link = (item: Omit<DrawerNavigationItem, 'items'>) => (
    <Link href={item.href ?? '#'} className={css.link} aria-current={item.isCurrent ? 'page' : undefined} onClick={close}>
      {item.icon && <Icon name={item.icon} />}
      <span className={css.words}>{item.label}</span>
      {item.note && <span className={css.note}>{item.note}</span>}
    </Link>
  )
  return (
    <>
      <IconButton icon="menu" label={label} onPress={() => setOpen(true)} />
      <Drawer title={label} side={side} isOpen={isOpen} onClose={close}>
        <nav aria-label={label}>
          <ul className={css.list} role="list">
            {items.map((item) => (
              <li key={item.label}>
                {item.items
                  ? (
                    <details className={css.group} open={item.items.some((page) => page.isCurrent)}>
                      <summary className={css.title}>{item.icon && <Icon name={item.icon} />}<span className={css.words}>{item.label}</span><span className={css.mark}><Icon name="chevron-down" size="sm" /></span></summary>
                      <ul className={css.inner} role="list">{item.items.map((page) => <li key={page.label}>{link(page)}</li>)}</ul>
                    </details>
                  )
                  : link(item)}
              </li>
            ))}
          </ul>
        </nav>
        {footer && <div className={css.foot}>{footer}</div>}
      </Drawer>
    </>
  )
}
