import { style } from '@vanilla-extract/css'

/** The box takes a press anywhere in its 44 px. */
export const box = style({
  position: 'relative', verticalAlign: 'middle', cursor: 'pointer', '::after': { content: '', position: 'absolute', inset: '-.7rem' },
  selectors: { '&&': { display: 'inline-grid', width: '1.5rem', height: '1.5rem', margin: '.625rem' } },
})
