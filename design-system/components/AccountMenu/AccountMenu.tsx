import { useIntl } from 'react-intl'
import type { IconName } from '#design-system/Icon'
import { Menu, type MenuProps } from '#design-system/Menu'

export interface AccountLink {
  /** Tells the links apart; no two are alike. */
  id: string
  /** The name of the page it leads to. */
  label: string
  /** The address of that page. */
  href: string
  /** A drawing before the words, for the eye only. */
  icon?: IconName | undefined
  /** What waits there, in words: "2 unpaid". */
  note?: string | undefined
}

export interface AccountMenuProps {
  /** Who is signed in, as the shop calls them. */
  name: string
  /** A line above the links: member number, group. */
  about: string
  /** Where one can go from here, most used first; the way out is added below. */
  links: readonly AccountLink[]
  /** The way out was chosen: end the session and leave the page. */
  onSignOut: () => void
  /** Other words for the way out. @default the words for "Sign out" */
  signOutLabel?: string | undefined
  /** Only the drawing is seen, for a narrow header; the name is still said. */
  isIconOnly?: boolean | undefined
}

/** The account of the one who is signed in: where to go, and the way out, last. Whoever is not signed in gets a link to the sign-in page instead. */
export function AccountMenu({ name, about, links, onSignOut, signOutLabel, isIconOnly = false }: AccountMenuProps) {
  const intl = useIntl()
  const leave = signOutLabel ?? intl.formatMessage({ id: 'ds.account.signOut' })
  const items: MenuProps['items'] = [
    { id: 'account', label: about, items: links.map(({ note, ...link }) => ({ ...link, description: note })) },
    { id: 'leave', ariaLabel: leave, items: [{ id: 'sign-out', label: leave, icon: 'sign-out' }] },
  ]
  return <Menu label={isIconOnly ? intl.formatMessage({ id: 'ds.account.of' }, { name }) : name} icon="user" variant="text" isIconOnly={isIconOnly} items={items} onAction={(id) => { if (id === 'sign-out') onSignOut() }} />
}
