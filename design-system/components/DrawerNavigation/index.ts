export { DrawerNavigation, type DrawerNavigationItem, type DrawerNavigationProps } from './DrawerNavigation.tsx'
