export { Icon, type IconProps } from './Icon.tsx'
export * as moreIcons from './more-icons.ts'
export type { IconName, MoreIcon } from './icons.ts'
