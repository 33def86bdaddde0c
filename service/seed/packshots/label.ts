import { motifs } from './motifs.ts'
import type { Inks } from './motifs-plants.ts'
import { ems, isHan, isThai, reach } from './letters.ts'
import { palettes, type Palette } from './palette.ts'
import type { LabelWords, PackSpec } from './spec.ts'
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
/** The leaf's width and the space after it, in units of the mark's scale. */
const LEAF = 7.4,
  LEAF_SPACE = 3
/** The maker's name; the shop's own makes carry its leaf before it. */
function brandMark(
  { name, isOwn }: LabelWords['brand'],
  x: number,
  y: number,
  scale: number,
  fill: string,
): string {
  const capitals = name.toUpperCase()
  const size = (isHan(capitals) || isThai(capitals) ? 8.6 : 7.3) * scale
  const spacing = isThai(capitals) ? 0 : 1.5 * scale
  const look = { weight: 700, spacing }
  if (!isOwn) return text(x, y, size, capitals, fill, look)
  const width = ems(capitals) * size + [...capitals].length * spacing
  const start = x - (width + (LEAF + LEAF_SPACE) * scale) / 2
  return (
    at(start - 3 * 0.41 * scale, y - 8 * scale, path(brandLeaf, fill, 'fill-rule="evenodd"'), 0.41 * scale) +
    text(start + (LEAF + LEAF_SPACE) * scale, y, size, capitals, fill, { ...look, anchor: 'start' })
  )
}

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

interface Column {
  readonly middle: number
  readonly width: number
  readonly top: number
  readonly foot: number
  readonly ink: string
}
/** Both names one below the other in the middle of a column, smaller where they would not fit. */
function names(
  { lines, sub }: LabelWords,
  height: number,
  { middle, width, top, foot, ink }: Column,
): string {
  const largest = Math.min(height * (lines.length > 1 ? 0.14 : 0.17), 38)
  const nameSize = Math.min(largest, width / Math.max(...lines.map(ems)))
  const rows = lines.map((words) => ({ words, size: nameSize, isName: true }))
  if (sub) rows.push({ words: sub, size: Math.min(height * 0.08, 15, width / ems(sub)), isName: false })
  const heightOf = ({ words, size }: (typeof rows)[number]): number =>
    (reach(words).rise + reach(words).drop) * size
  const gap = (index: number): number =>
    index === 0 ? 0 : rows[index]!.size * (rows[index]!.isName ? 0.06 : 0.42)
  const whole = rows.reduce((sum, row, index) => sum + heightOf(row) + gap(index), 0)
  const fit = Math.min(1, (foot - top) / whole)
  let y = top + (foot - top - whole * fit) / 2
  return rows
    .map((row, index) => {
      y += (gap(index) + reach(row.words).rise * row.size) * fit
      const drawn = text(middle, y, row.size * fit, row.words, ink, row.isName ? nameLook(row.words) : {})
      y += reach(row.words).drop * row.size * fit
      return drawn
    })
    .join('')
}
/** The serif of the Chinese names has no letters of other scripts. */
const nameLook = (words: string) => ({
  weight: 700,
  ...(isHan(words) ? { family: SONG, spacing: [...words].length < 4 ? 2 : 0 } : {}),
})

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
  const { words } = spec
  const footSize = Math.min(9.4 * scale, height * 0.07, inner / ems(words.foot))
  const namesIn = (top: number, foot: number): string =>
    names(words, height, { middle, width: inner, top: level(top), foot: level(foot), ink })
  const picture = (share: number, size: number, inks: Inks): string =>
    at(
      middle,
      level(share),
      `<g id="m">${(motifs[spec.motif] ?? motifs['leaves'])?.(inks) ?? ''}</g>`,
      Math.min(size, width * 0.72) / 100,
    )
  const foot = (share: number, fill: string): string => text(middle, level(share), footSize, words.foot, fill)
  const paper = bare ? '' : sheet(x, x + width, y, y + height, sagTop, sagFoot, place.paper ?? palette.paper)

  if (spec.layout === 'field')
    return (
      paper +
      sheet(x, x + width, y, y + height * 0.565, sagTop, (sagTop + sagFoot) / 2, accent) +
      brandMark(words.brand, middle, level(0.1), scale, '#fff') +
      picture(0.345, height * 0.4, reversed(accent, ink)) +
      namesIn(0.6, 0.875) +
      foot(0.958, ink)
    )
  if (spec.layout === 'symbol') {
    const letters = spec.symbol ?? words.lines[0]?.slice(0, 2) ?? '',
      size = Math.min(height * 0.36, (width * 0.84) / (letters.length * 0.68))
    return (
      paper +
      brandMark(words.brand, middle, level(0.11), scale, ink) +
      text(middle, level(0.35) + size * 0.36, size, letters, accent, { weight: 800, spacing: -size * 0.03 }) +
      namesIn(0.56, 0.86) +
      sheet(x, x + width, y + height * 0.875, y + height, sagFoot - (sagFoot ? 1 : 0), sagFoot, accent) +
      foot(0.963, ['vitamin', 'heart'].includes(spec.ground) ? ink : '#fff')
    )
  }
  return (
    paper +
    brandMark(words.brand, middle, level(0.11), scale, ink) +
    picture(0.345, height * 0.42, inksOf(spec, palette)) +
    namesIn(0.575, 0.87) +
    line(
      `M${n(middle - width * 0.32)} ${n(level(0.89))}H${n(middle + width * 0.32)}`,
      ink,
      0.8,
      'stroke-opacity=".4"',
    ) +
    foot(0.968, ink)
  )
}
