import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

export const picture = style({
  display: 'block',
  position: 'relative',
  flex: 'none',
  overflow: 'hidden',
  aspectRatio: '1',
  borderRadius: vars.radius.control,
})
/**
 * Chromium asks for `lazy` pictures up to 2,500 px away. While the document says `data-early` (its script is still to come), they wait:
 * in a frame that it need not draw, until that is within 1.5 screens.
 */
export const whenNear = style({ selectors: { 'html[data-early] &': { contentVisibility: 'auto' } } })
export const image = style({
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  filter: `brightness(${vars.colour.packDim})`,
})
export const muted = style({ opacity: 0.5 })
const {
  groundVitamin,
  groundBotanical,
  groundGut,
  groundBone,
  groundBeauty,
  groundFamily,
  groundHeart,
  groundSleep,
  surfaceSunken,
} = vars.colour
export const grounds = styleVariants(
  {
    vitamin: groundVitamin,
    botanical: groundBotanical,
    gut: groundGut,
    bone: groundBone,
    beauty: groundBeauty,
    family: groundFamily,
    heart: groundHeart,
    sleep: groundSleep,
    plain: surfaceSunken,
  },
  (background) => ({ background }),
)
export const sizes = styleVariants({
  xs: { width: '3rem' },
  sm: { width: '4rem' },
  md: { width: '5.5rem', maxWidth: '100%' },
  lg: { width: '8.5rem' },
  fill: { width: '100%' },
})
