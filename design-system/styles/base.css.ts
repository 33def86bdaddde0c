import { globalStyle } from '@vanilla-extract/css'
import { media, vars } from '#design-system/tokens'

globalStyle('*, ::before, ::after', { boxSizing: 'border-box' })
globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  scrollPadding: '5rem 0 6rem',
  '@media': { [media.low]: { scrollPadding: 0 } },
})
globalStyle('body', {
  margin: 0,
  minWidth: '320px',
  background: vars.colour.surface,
  color: vars.colour.ink,
  fontFamily: vars.font.sans,
  fontSize: vars.size.t3,
  fontWeight: vars.weight.normal,
  lineHeight: vars.leading.body,
  fontFeatureSettings: '"calt", "case"',
  WebkitFontSmoothing: 'antialiased',
  lineBreak: 'strict',
  overflowWrap: 'anywhere',
})
// Newer than the CSS types know: space between Chinese and Latin, and no half space before an opening bracket.
globalStyle('body', { textAutospace: 'normal', textSpacingTrim: 'trim-start' } as Record<string, string>)
// Thai has no spaces: breaking anywhere would cut words in the middle.
globalStyle('body:lang(th)', { overflowWrap: 'break-word' })
globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, table, fieldset, legend', {
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
})
globalStyle('ul, ol', { listStyle: 'none' })
globalStyle('h1, h2, h3, h4', {
  fontSize: 'inherit',
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.tight,
  textWrap: 'balance',
})
globalStyle('p', { textWrap: 'pretty' })
globalStyle('img, svg', { display: 'block' })
globalStyle('img', { maxWidth: '100%', height: 'auto' })
globalStyle('a', { color: 'inherit', textDecoration: 'none' })
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
})
globalStyle('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer' })
globalStyle('summary', { cursor: 'pointer' })
// Two quick taps are two presses, not a zoom. react-aria's buttons have their own rule at the end.
globalStyle('button, summary', { touchAction: 'manipulation' })
globalStyle('[hidden]', { display: 'none !important' })
globalStyle(':focus-visible', {
  outline: `2px solid ${vars.colour.focus}`,
  outlineOffset: '2px',
  borderRadius: vars.radius.tag,
})
// The footer begins below the first screen, however short a page is or its skeleton was: what comes moves nothing in sight.
globalStyle('main', { minHeight: '100svh' })
// A heading or the main part takes focus on a page change; it is not a control, so it shows no ring.
globalStyle('main:focus, h1[tabindex="-1"]:focus', { outline: 'none' })
// What react-aria would inject as a <style> (usePress), which the page's CSP refuses.
globalStyle('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' })
