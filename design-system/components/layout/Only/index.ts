export { Only, type OnlyProps } from './Only.tsx'
export { useMedia, WIDE_SCREEN } from '../../../private/use-media.ts'
