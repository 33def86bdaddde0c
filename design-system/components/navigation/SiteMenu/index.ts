export { SiteMenu } from './SiteMenu.tsx'
export type { SiteMenuGroup, SiteMenuLink, SiteMenuProps } from './site-menu-props.ts'
