export { SiteMenu, type SiteMenuProps } from './SiteMenu.tsx'
export type { SiteMenuGroup, SiteMenuLink } from './SiteMenuList.tsx'
