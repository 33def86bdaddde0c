import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens'

/** Hidden on screen; the only visible element in print. */
export const print = style({
  display: 'none',
  '@media': { print: { display: 'block' } },
})
globalStyle(`body:has(> ${print}) > :not(${print})`, { '@media': { print: { display: 'none' } } })

export const sheet = style({
  display: 'grid',
  alignContent: 'safe center',
  justifyItems: 'start',
  boxSizing: 'border-box',
  overflow: 'hidden',
  background: vars.colour.wall,
  color: vars.colour.wallInk,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  printColorAdjust: 'exact',
})
/** Sheet sizes in mm: A4 (210 × 297) and A6 (105 × 148), less the printer's margins. */
export const sizes = styleVariants({
  A4: { width: '190mm', height: '270mm', padding: '18mm', gap: '10mm', fontSize: '7mm' },
  A6: { width: '95mm', height: '134mm', padding: '9mm', gap: '5mm', fontSize: '3.6mm' },
})
export const title = style({
  fontFamily: vars.font.display,
  fontSize: '2.3em',
  fontWeight: vars.weight.bold,
  lineHeight: 1.25,
})
export const code = style({ padding: '.5em', background: 'white', borderRadius: '.4em' })
globalStyle(`${code} > svg`, { display: 'block', width: '14em', height: '14em', maxWidth: '100%' })
export const strong = style({ fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums' })
export const address = style({ fontSize: '.9em' })
