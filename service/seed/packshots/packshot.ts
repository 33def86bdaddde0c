import type { PictureView } from '#service/catalogue/picture-views.ts'
import { languageOf } from '#domain/store/languages.ts'
import { boxesAndVessels } from './containers.ts'
import { floorLight } from './light.ts'
import { packGround } from '#domain/catalogue/pack-grounds.ts'
import { palettes } from './palette.ts'
import type { PackSpec } from './spec.ts'
import { escapeText } from './svg.ts'

const SANS = "'Helvetica Neue',Roboto,'Noto Sans CJK SC','Segoe UI',Arial,sans-serif"
const frame = '34 30 344 344'

/**
 * Draws a product picture: SVG text of a 344-unit square with a transparent ground, under 6 kB.
 * Values it does not know (container, ground, motif) fall back to a carton, the vitamin palette and leaves, so that a new product is never without a picture.
 */
export function packshot(spec: PackSpec, view: PictureView = 'front'): string {
  const known: PackSpec = { ...spec, ground: packGround(spec.ground) ?? 'vitamin' }
  const { defs, shapes } = (boxesAndVessels[known.container] ?? boxesAndVessels.carton)(known)
  const body = `<defs>${defs}${floorLight(palettes[known.ground].ground)}</defs><g font-family="${SANS}" font-weight="600" text-anchor="middle"${view === 'pair' ? ' id="one" transform="translate(-8 94) scale(.74)"' : ''}>${shapes}</g>${view === 'pair' ? '<use href="#one" x="170" y="0"/>' : ''}`
  const box = view === 'label' ? '112 160 176 176' : frame
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" role="img" lang="${languageOf(spec.words.language)?.tag ?? ''}" aria-label="${escapeText([...spec.words.lines, spec.words.sub].join(' ').trim())}">${body}</svg>`.replace(
    /(\.\d)00\b/g,
    '$1',
  )
}
