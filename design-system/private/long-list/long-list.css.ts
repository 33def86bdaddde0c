import { style } from '@vanilla-extract/css'

/** Lies over the rows while they move, as high as the part in sight. Taking the pointer from the rows themselves would style each of their parts anew. */
export const shield = style({
  position: 'sticky',
  top: 0,
  height: 0,
  zIndex: 1,
  selectors: {
    '&[data-moving]::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      top: 0,
      height: 'var(--in-sight)',
    },
  },
})
