import { style } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

export const fields = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: vars.space.s3, '@media': { [media.tiny]: { gridTemplateColumns: 'minmax(0, 1fr)' } } })
export const slider = style({ position: 'relative', height: vars.layout.tap, marginTop: vars.space.s2 })
const knob = '1.5rem'
/** The line between the knobs: it ends where their middles end. */
export const line = style({ position: 'absolute', insetInline: `calc(${knob} / 2)`, top: 'calc(50% - 2px)', width: `calc(100% - ${knob})`, height: '4px', borderRadius: vars.radius.full })
export const rest = style({ fill: vars.colour.line, '@media': { [media.forcedColours]: { fill: 'ButtonText' } } })
export const span = style({ fill: vars.colour.brand, '@media': { [media.forcedColours]: { fill: 'Highlight' } } })
export const off = style({ fill: vars.colour.lineStrong })

const thumb = {
  appearance: 'none', boxSizing: 'border-box', width: knob, height: knob, border: `2px solid ${vars.colour.brand}`, borderRadius: '50%', background: vars.colour.surfaceRaised, pointerEvents: 'auto', cursor: 'grab',
} as const
/** Two of the browser's own sliders on one line; only their knobs take the pointer. */
export const input = style({
  appearance: 'none', position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, background: 'none', pointerEvents: 'none', outline: 'none',
  selectors: {
    '&::-webkit-slider-runnable-track': { appearance: 'none', background: 'none' },
    '&::-webkit-slider-thumb': thumb,
    '&::-moz-range-track': { background: 'none' },
    '&::-moz-range-thumb': thumb,
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::-webkit-slider-thumb': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px' },
    '&:focus-visible::-moz-range-thumb': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px' },
    '&:active::-webkit-slider-thumb': { background: vars.colour.brandTint, cursor: 'grabbing' },
    '&:disabled::-webkit-slider-thumb': { borderColor: vars.colour.lineStrong, background: vars.colour.surfaceSunken, cursor: 'not-allowed' },
    '&:disabled::-moz-range-thumb': { borderColor: vars.colour.lineStrong, background: vars.colour.surfaceSunken, cursor: 'not-allowed' },
  },
})
/** Where both knobs lie together at the far end, the lower one must be on top or neither could be moved. */
export const above = style({ zIndex: 1 })
