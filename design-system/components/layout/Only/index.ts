export { Only, type OnlyProps } from './Only.tsx'
