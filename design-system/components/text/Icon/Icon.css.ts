import { style, styleVariants } from '@vanilla-extract/css'

export const icon = style({ flex: 'none' })
export const sizes = styleVariants({
  sm: { width: '1em', height: '1em', strokeWidth: 1.8 },
  md: { width: '1.25em', height: '1.25em', strokeWidth: 1.6 },
  lg: { width: '1.5rem', height: '1.5rem', strokeWidth: 1.6 },
  xl: { width: '2.5rem', height: '2.5rem', strokeWidth: 1.3 },
})
