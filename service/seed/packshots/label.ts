import { motifs } from './motifs.ts'
import type { Inks } from './motifs-plants.ts'
import { palettes, type Palette } from './palette.ts'
import type { PackSpec } from './spec.ts'
import { at, isDark, lighten, line, mix, n, path, text } from './svg.ts'

export const SONG = "'Noto Serif CJK SC','Songti SC',STSong,serif"

/** A rectangle on the pack; `sagTop` and `sagFoot` bend its edges where the pack is round (0 = flat). */
export interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly sagTop?: number
  readonly sagFoot?: number
  readonly paper?: string
  /** Printed on the pack itself, whose colour this is. */ readonly bare?: string
}

/** Paper that follows the curve of the pack. */
export const sheet = (
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  sagTop: number,
  sagFoot: number,
  fill: string,
): string => {
  const middle = (x0 + x1) / 2
  return path(
    `M${n(x0)} ${n(y0)}Q${n(middle)} ${n(y0 + sagTop * 2)} ${n(x1)} ${n(y0)}V${n(y1)}Q${n(middle)} ${n(y1 + sagFoot * 2)} ${n(x0)} ${n(y1)}Z`,
    fill,
    'stroke="#000" stroke-opacity=".07"',
  )
}

const brandLeaf = 'M21 3V12A9 9 0 1 1 12 3ZM12 8.6A3.4 3.4 0 1 0 12 15.4A3.4 3.4 0 1 0 12 8.6Z'
const ownBrand = { name: 'Jadeleaf', isOwn: true }
/** The maker's name; the shop's own makes carry its leaf before it. */
const brandMark = (spec: PackSpec, x: number, y: number, scale: number, fill: string): string => {
  const { name, isOwn } = spec.words?.brand ?? ownBrand
  const capitals = name.toUpperCase()
  const size = (isHan(capitals) ? 8.6 : 7.3) * scale
  const spacing = isThai(capitals) ? 0 : 1.5 * scale
  const half = (ems(capitals) * size + [...capitals].length * spacing) / 2
  return isOwn
    ? at(x - half - 1 * scale, y - 8 * scale, path(brandLeaf, fill, 'fill-rule="evenodd"'), 0.41 * scale) +
        text(x + 5 * scale, y, size, capitals, fill, { weight: 700, spacing })
    : text(x, y, size, capitals, fill, { weight: 700, spacing })
}

const isThai = (words: string): boolean => /\p{Script=Thai}/u.test(words)
/** Whether letters may stand below one another. */
export const isHan = (words: string): boolean => /^\p{Script=Han}/u.test(words)
/** Width in ems: a Han character is one, a Latin letter about two thirds. */
const ems = (words: string): number => [...words].reduce((sum, letter) => sum + (letter < '⺀' ? 0.62 : 1), 0)
export const inksOf = (spec: PackSpec, palette: Palette): Inks => ({
  accent: palette.accent,
  ink: palette.ink,
  tint: palette.tint,
  paper: palette.paper,
  fruit: spec.fruit ?? spec.accent ?? palette.accent,
})
const reversed = (colour: string, ink: string): Inks => {
  const light = lighten(colour, 0.93)
  return {
    accent: light,
    fruit: light,
    paper: colour,
    tint: lighten(colour, 0.55),
    ink: mix(ink, colour, 0.15),
  }
}

/** Everything printed on a pack: mark, motif or symbol, both names, strength. */
export function label(spec: PackSpec, place: Place): string {
  const palette = palettes[spec.ground],
    { x, y, width, height, sagTop = 0, sagFoot = 0, bare } = place
  const middle = x + width / 2,
    scale = Math.min(1.3, width / 118),
    inner = width * (bare ? 0.96 : sagFoot ? 0.86 : 0.82)
  const accent = spec.accent ?? palette.accent,
    ink = bare && isDark(bare) ? palette.paper : palette.ink,
    level = (share: number): number => y + height * share + sagTop + (sagFoot - sagTop) * share
  const { lines, sub } = spec.words ?? { lines: [spec.name], sub: spec.latin }
  const nameSize = Math.min(
      height * (lines.length > 1 ? 0.118 : 0.175),
      inner / Math.max(...lines.map((words) => ems(words))),
      38,
    ),
    latinSize = Math.min(height * 0.08, 15, inner / (Math.max(sub.length, 1) * 0.56))
  const doseSize = Math.min(9.4 * scale, height * 0.07, inner / (ems(spec.dose) * 0.95))
  const rise = sub && lines.length > 1 ? 0.55 : 0
  const names = (share: number): string =>
    lines
      .map((words, index) =>
        text(middle, level(share) + (index - rise) * nameSize * 1.12, nameSize, words, ink, {
          weight: 700,
          // the serif of the Chinese names has no letters of other scripts
          ...(isHan(words) ? { family: SONG, spacing: words.length < 4 ? 2 : 0 } : {}),
        }),
      )
      .join('') +
    (sub
      ? text(
          middle,
          level(share) + (lines.length - 1 - rise) * nameSize * 1.12 + Math.max(latinSize * 1.42, 9),
          latinSize,
          sub,
          ink,
        )
      : '')
  const picture = (share: number, size: number, inks: Inks): string =>
    at(
      middle,
      level(share),
      `<g id="m">${(motifs[spec.motif] ?? motifs['leaves'])?.(inks) ?? ''}</g>`,
      Math.min(size, width * 0.72) / 100,
    )
  const foot = (share: number, fill: string): string => text(middle, level(share), doseSize, spec.dose, fill)
  const paper = bare ? '' : sheet(x, x + width, y, y + height, sagTop, sagFoot, place.paper ?? palette.paper)

  if (spec.layout === 'field')
    return (
      paper +
      sheet(x, x + width, y, y + height * 0.565, sagTop, (sagTop + sagFoot) / 2, accent) +
      brandMark(spec, middle, level(0.1), scale, '#fff') +
      picture(0.345, height * 0.4, reversed(accent, ink)) +
      names(0.745) +
      foot(0.958, ink)
    )
  if (spec.layout === 'symbol') {
    const letters = spec.symbol ?? spec.latin.slice(0, 2),
      size = Math.min(height * 0.36, (width * 0.84) / (letters.length * 0.68))
    return (
      paper +
      brandMark(spec, middle, level(0.11), scale, ink) +
      text(middle, level(0.35) + size * 0.36, size, letters, accent, { weight: 800, spacing: -size * 0.03 }) +
      names(0.7) +
      sheet(x, x + width, y + height * 0.875, y + height, sagFoot - (sagFoot ? 1 : 0), sagFoot, accent) +
      foot(0.963, ['vitamin', 'heart'].includes(spec.ground) ? ink : '#fff')
    )
  }
  return (
    paper +
    brandMark(spec, middle, level(0.11), scale, ink) +
    picture(0.345, height * 0.42, inksOf(spec, palette)) +
    names(0.735) +
    line(
      `M${n(middle - width * 0.32)} ${n(level(0.89))}H${n(middle + width * 0.32)}`,
      ink,
      0.8,
      'stroke-opacity=".4"',
    ) +
    foot(0.968, ink)
  )
}
