import { globalStyle } from '@vanilla-extract/css'
import { media } from '#design-system/tokens'

const forced = (selector: string, rule: Record<string, string>) =>
  globalStyle(selector, { '@media': { [media.forcedColours]: rule } })

forced(':focus-visible', { outline: '2px solid Highlight' })
// Filled controls lose their ground under forced colours: an edge keeps their shape.
forced('button, [role=button]', { borderColor: 'ButtonBorder' })
// the end of a path is where one is, and is no control
forced('a[aria-current], button[aria-current], [aria-selected=true]', { outline: '1px solid Highlight' })
forced('[aria-disabled=true], :disabled', { color: 'GrayText' })
