export { StickyBar, type StickyBarProps } from './StickyBar.tsx'
