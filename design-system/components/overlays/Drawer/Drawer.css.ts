import { style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

export const overlays = styleVariants({
  right: { justifyItems: 'end' },
  left: { justifyItems: 'start' },
  bottom: { alignItems: 'end' },
})
const side = style({ width: 'min(24rem, 90vw)', height: '100dvh' })
const away = '&[data-entering], &[data-exiting]'
export const panels = styleVariants({
  right: [side, { selectors: { [away]: { transform: 'translateX(100%)' } } }],
  left: [side, { selectors: { [away]: { transform: 'translateX(-100%)' } } }],
  bottom: {
    width: '100%',
    maxHeight: '85dvh',
    display: 'flex',
    flexDirection: 'column',
    borderRadius: `${vars.radius.sheet} ${vars.radius.sheet} 0 0`,
    selectors: { [away]: { transform: 'translateY(100%)' } },
    '@media': { [media.wide]: { width: 'min(40rem, 100%)', justifySelf: 'center' } },
  },
})
