export { Menu } from './Menu.tsx'
export type { MenuItem, MenuProps, MenuSection } from './menu-props.ts'
