import { inksOf, label, sheet, SONG } from './label.ts'
import { ems, isHan } from './letters.ts'
import { flat, FLOOR, shadow } from './light.ts'
import { motifs } from './motifs.ts'
import { palettes } from './palette.ts'
import type { PackSpec } from './spec.ts'
import { at, gradient, lighten, line, mix, n, path, shade, text } from './svg.ts'
import type { Draw } from './vessels.ts'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly depth: number
  readonly rise: number
}

/** An oblique box: flat front, right side and top in sight, barcode on the side. */
const box = (spec: PackSpec, { x, y, width, depth, rise }: Box): string => {
  const palette = palettes[spec.ground],
    front = spec.body ?? palette.paper,
    accent = spec.accent ?? palette.accent,
    right = x + width,
    outline = `M${x} ${y}H${right}V${FLOOR}H${x}Z`
  const print = `<g transform="matrix(${n(depth / 40)} ${Math.round((-rise / 40) * 100) / 100} 0 1 ${right} ${y})" stroke="#fff" stroke-opacity=".45" stroke-width="1.4"><path d="M8 30H32M8 36H32M8 42H26M8 48H30M8 54H22"/><path d="M8 ${FLOOR - y - 34}v18m3-18v18m4-18v18m2-18v18m5-18v18m3-18v18m4-18v18" stroke-width="1.800"/></g>`
  return (
    path(
      `M${right} ${y}L${right + depth} ${y - rise}V${FLOOR - rise - 2}L${right} ${FLOOR}Z`,
      mix(accent, '#000000', 0.14),
    ) +
    path(`M${x} ${y}L${x + depth} ${y - rise}H${right + depth}L${right} ${y}Z`, lighten(accent, 0.24)) +
    path(outline, front) +
    label(spec, { x, y, width, height: FLOOR - y, paper: front }) +
    path(outline, 'url(#s)') +
    line(`M${right} ${y}V${FLOOR}`, '#fff', 1, 'stroke-opacity=".5"') +
    line(`M${x} ${y}H${right}`, '#fff', 1, 'stroke-opacity=".6"') +
    path(
      `M${n(x + width * 0.4)} ${y}a${n(width * 0.1)} 7 0 0 0 ${n(width * 0.2)} 0`,
      '#000',
      'fill-opacity=".16"',
    ) +
    print
  )
}

/** Folding box for capsules. */
export const carton: Draw = (spec) => ({
  defs: flat(spec.body ?? palettes[spec.ground].paper),
  shapes: shadow(214, 200, 8) + box(spec, { x: 112, y: 82, width: 156, depth: 36, rise: 14 }),
})

/** Box of sachets with one stick beside it. */
export const sachets: Draw = (spec) => {
  const palette = palettes[spec.ground],
    stick = lighten(spec.accent ?? palette.accent, 0.1),
    dark = shade(palette.paper, 0.8)
  const picture =
    spec.layout === 'field'
      ? (motifs[spec.motif]?.(inksOf(spec, palette))
          .replaceAll('"q"', '"q2"')
          .replaceAll('#q"', '#q2"')
          .replaceAll('"k"', '"k2"') ?? '')
      : '<use href="#m"/>'
  return {
    defs:
      flat(palette.paper) +
      gradient('e', [
        [0, dark, 0.3],
        [0.12, '#ffffff', 0.42],
        [0.4, '#ffffff', 0],
        [0.8, dark, 0.16],
        [1, dark, 0.36],
      ]),
    shapes:
      shadow(200, 252, 8) +
      box(spec, { x: 132, y: 130, width: 164, depth: 40, rise: 16 }) +
      `<ellipse cx="92" cy="${FLOOR}" rx="40" ry="6" fill="url(#f)"/><g transform="rotate(-5 96 360)">${path(`M72 148H122V${FLOOR}H72Z`, stick)}${sheet(72, 122, 188, 324, 0, 0, palette.paper)}${at(97, 214, picture, 0.36)}${nameOnStick(spec, palette.ink)}${path(`M72 148H122V${FLOOR}H72Z`, 'url(#e)')}${line('M72 154H122M72 158H122M72 162H122M72 346H122M72 350H122M72 354H122', dark, 1, 'stroke-opacity=".2"')}</g>`,
  }
}

/** Letters of a name that stand below one another on a stick. */
const MOST_ON_STICK = 5
/** The name down a stick: Han characters one below the other, other scripts turned. */
function nameOnStick({ words: { lines } }: PackSpec, ink: string): string {
  const name = lines.join(' ')
  return isHan(name)
    ? [...name]
        .slice(0, MOST_ON_STICK)
        .map((letter, index) =>
          text(97, 252 + index * 16.5, 14.5, letter, ink, { weight: 700, family: SONG }),
        )
        .join('')
    : at(93, 280, text(0, 0, Math.min(13, 82 / ems(name)), name, ink, { weight: 700 }), 1, 90)
}

/** Folding box with a blister of tablets leaning on it. */
export const blister: Draw = (spec) => {
  const pill = spec.pill ?? '#f4f1ea',
    cell = `<g id="p"><ellipse cx="1.500" cy="3" rx="15.500" ry="16.500" fill="#4d5357" fill-opacity=".32"/><ellipse rx="14.500" ry="15.500" fill="${pill}"/><ellipse cx="1" cy="5" rx="11" ry="9" fill="#000" fill-opacity=".12"/><path d="M-9-5A11 11 0 0 1 1-11.500" stroke="#fff" stroke-opacity=".9" stroke-width="3" fill="none" stroke-linecap="round"/></g>`
  const places = [0, 1, 2, 3]
    .flatMap((row) => [256, 302].map((x) => `<use href="#p" x="${x}" y="${199 + row * 44.5}"/>`))
    .join('')
  return {
    defs:
      flat(palettes[spec.ground].paper) +
      gradient(
        'e',
        [
          [0, '#fdfdfc', 1],
          [0.45, '#d9dcdd', 1],
          [0.55, '#f2f3f3', 1],
          [1, '#b9bec1', 1],
        ],
        'x2="0" y2="1"',
      ) +
      cell,
    shapes:
      shadow(196, 240, 8) +
      box(spec, { x: 82, y: 90, width: 152, depth: 34, rise: 13 }) +
      `<ellipse cx="278" cy="${FLOOR}" rx="66" ry="7" fill="url(#f)"/><g transform="rotate(7 280 360)"><rect x="232" y="176" width="94" height="182" rx="9" fill="url(#e)"/><rect x="234" y="178" width="90" height="178" rx="8" fill="none" stroke="#fff" stroke-opacity=".8"/><path d="M279 178V356M233 221H325M233 265H325M233 309H325" stroke="#8c9296" stroke-opacity=".35" stroke-dasharray="2 2"/>${places}</g>`,
  }
}

/** A bundle: a wide box with a paper band. */
export const gift: Draw = (spec) => {
  const palette = palettes[spec.ground],
    accent = spec.accent ?? palette.accent,
    x = 66,
    y = 150,
    right = 296,
    depth = 44,
    rise = 24
  const front = `M${x} ${y}H${right}V${FLOOR}H${x}Z`,
    band = mix(accent, '#000000', 0.16)
  return {
    defs: flat(palette.paper),
    shapes:
      shadow(204, 286, 9) +
      path(
        `M${right} ${y}L${right + depth} ${y - rise}V${FLOOR - rise}L${right} ${FLOOR}Z`,
        mix(accent, '#000000', 0.3),
      ) +
      path(`M${x} ${y}L${x + depth} ${y - rise}H${right + depth}L${right} ${y}Z`, lighten(accent, 0.16)) +
      path(front, accent) +
      path(`M116 ${y}H246V${FLOOR}H116Z`, palette.paper) +
      path(`M116 ${y}L160 ${y - rise}H290L246 ${y}Z`, lighten(palette.paper, 0.4)) +
      label({ ...spec, layout: 'plant' }, { x: 118, y, width: 126, height: FLOOR - y, bare: palette.paper }) +
      path(front, 'url(#s)') +
      line(`M116 ${y}V${FLOOR}M246 ${y}V${FLOOR}`, band, 1.4, 'stroke-opacity=".5"') +
      at(91, 252, '<use href="#m"/>', 0.3) +
      at(271, 252, '<use href="#m"/>', 0.3) +
      line(`M${right} ${y}V${FLOOR}M${x} ${y}H${right}`, '#fff', 1, 'stroke-opacity=".5"'),
  }
}
