import { style } from '@vanilla-extract/css'
import { media } from '#design-system/tokens'

/** The box takes a press anywhere in its 44 px. */
export const box = style({
  position: 'relative',
  verticalAlign: 'middle',
  cursor: 'pointer',
  '::after': { content: '', position: 'absolute', inset: '-.7rem' },
  selectors: { '&&': { display: 'inline-grid', width: '1.5rem', height: '1.5rem', margin: '.625rem' } },
})

/** One at a time: a checkbox by its role, which the browser would draw as a square in forced colours. Drawn as the browser draws a radio button there. */
export const single = style({
  '@media': {
    [media.forcedColours]: {
      selectors: {
        '&&': { appearance: 'none', borderColor: 'FieldText', background: 'Field' },
        '&&:checked': { borderColor: 'Highlight' },
        '&&:disabled': { borderColor: 'GrayText' },
        '&&::before': { content: '', background: 'Highlight' },
        '&&:disabled::before': { background: 'GrayText' },
      },
    },
  },
})
