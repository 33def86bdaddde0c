export { AccountMenu, type AccountLink, type AccountMenuProps } from './AccountMenu.tsx'
