import { type RootProps } from '../../../private/root-props.ts'
export interface SiteMenuLink {
  /** What the link is called. */
  label: string
  /** Where it leads. */
  href: string
  /** The page that is shown. */
  isCurrent?: boolean | undefined
}

export interface SiteMenuGroup extends SiteMenuLink {
  /** What lies below it. */
  links: readonly SiteMenuLink[]
}

export interface SiteMenuProps extends RootProps {
  /** What the list holds: “Categories”. */
  label: string
  /** The name of the button on phones, where the other places are listed too: “Menu”. */
  phoneLabel: string
  /** The other main places; only phones list them here, a wide header shows them itself. */
  places: readonly SiteMenuLink[]
  /** The sections with what lies below each. */
  groups: readonly SiteMenuGroup[]
  /** Whether the page that is shown is one of them. */
  isCurrent?: boolean | undefined
}
