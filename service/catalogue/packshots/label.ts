import { motifs } from './motifs.ts'
import type { Inks } from './motifs-plants.ts'
import { palettes, type Palette } from './palette.ts'
import type { PackSpec } from './spec.ts'
import { at, isDark, lighten, line, mix, n, path, text } from './svg.ts'

export const SONG = "'Noto Serif CJK SC','Songti SC',STSong,serif"

/** A rectangle on the pack; `sagTop` and `sagFoot` bend its edges where the pack is round (0 = flat). */
export interface Place { readonly x: number, readonly y: number, readonly width: number, readonly height: number, readonly sagTop?: number, readonly sagFoot?: number, readonly paper?: string, /** Printed on the pack itself, whose colour this is. */ readonly bare?: string }

/** Paper that follows the curve of the pack. */
export const sheet = (x0: number, x1: number, y0: number, y1: number, sagTop: number, sagFoot: number, fill: string): string => {
  const middle = (x0 + x1) / 2
  return path(`M${n(x0)} ${n(y0)}Q${n(middle)} ${n(y0 + sagTop * 2)} ${n(x1)} ${n(y0)}V${n(y1)}Q${n(middle)} ${n(y1 + sagFoot * 2)} ${n(x0)} ${n(y1)}Z`, fill, 'stroke="#000" stroke-opacity=".07"')
}

const brandLeaf = 'M21 3V12A9 9 0 1 1 12 3ZM12 8.6A3.4 3.4 0 1 0 12 15.4A3.4 3.4 0 1 0 12 8.6Z'
const brandMark = (x: number, y: number, scale: number, fill: string): string =>
  at(x - 31 * scale, y - 8 * scale, path(brandLeaf, fill, 'fill-rule="evenodd"'), .41 * scale) + text(x + 5 * scale, y, 7.3 * scale, 'JADELEAF', fill, { weight: 700, spacing: 1.5 * scale })

/** Width in ems: a Han character is one, a Latin letter about two thirds. */
const ems = (words: string): number => [...words].reduce((sum, letter) => sum + (letter < '⺀' ? .62 : 1), 0)
export const inksOf = (spec: PackSpec, palette: Palette): Inks => ({ accent: palette.accent, ink: palette.ink, tint: palette.tint, paper: palette.paper, fruit: spec.fruit ?? spec.accent ?? palette.accent })
const reversed = (colour: string, ink: string): Inks => { const light = lighten(colour, .93); return { accent: light, fruit: light, paper: colour, tint: lighten(colour, .55), ink: mix(ink, colour, .15) } }

/** Everything printed on a pack: mark, motif or symbol, both names, strength. */
export function label(spec: PackSpec, place: Place): string {
  const palette = palettes[spec.ground], { x, y, width, height, sagTop = 0, sagFoot = 0, bare } = place
  const middle = x + width / 2, scale = Math.min(1.3, width / 118), inner = width * (bare ? .96 : sagFoot ? .86 : .82)
  const accent = spec.accent ?? palette.accent, ink = bare && isDark(bare) ? palette.paper : palette.ink, level = (share: number): number => y + height * share + sagTop + (sagFoot - sagTop) * share
  const nameSize = Math.min(height * .175, inner / ems(spec.name), 38), latinSize = Math.min(height * .08, 15, inner / (spec.latin.length * .56))
  const doseSize = Math.min(9.4 * scale, height * .07, inner / (ems(spec.dose) * .95))
  const names = (share: number): string => text(middle, level(share), nameSize, spec.name, ink, { weight: 700, family: SONG, spacing: spec.name.length < 4 ? 2 : 0 }) + text(middle, level(share) + Math.max(latinSize * 1.42, 9), latinSize, spec.latin, ink)
  const picture = (share: number, size: number, inks: Inks): string => at(middle, level(share), `<g id="m">${(motifs[spec.motif] ?? motifs['leaves'])?.(inks) ?? ''}</g>`, Math.min(size, width * .72) / 100)
  const foot = (share: number, fill: string): string => text(middle, level(share), doseSize, spec.dose, fill)
  const paper = bare ? '' : sheet(x, x + width, y, y + height, sagTop, sagFoot, place.paper ?? palette.paper)

  if (spec.layout === 'field') return paper + sheet(x, x + width, y, y + height * .565, sagTop, (sagTop + sagFoot) / 2, accent) + brandMark(middle, level(.1), scale, '#fff') + picture(.345, height * .4, reversed(accent, ink)) + names(.745) + foot(.958, ink)
  if (spec.layout === 'symbol') {
    const letters = spec.symbol ?? spec.latin.slice(0, 2), size = Math.min(height * .36, width * .84 / (letters.length * .68))
    return paper + brandMark(middle, level(.11), scale, ink) + text(middle, level(.35) + size * .36, size, letters, accent, { weight: 800, spacing: -size * .03 }) + names(.7) + sheet(x, x + width, y + height * .875, y + height, sagFoot - (sagFoot ? 1 : 0), sagFoot, accent) + foot(.963, ['vitamin', 'heart'].includes(spec.ground) ? ink : '#fff')
  }
  return paper + brandMark(middle, level(.11), scale, ink) + picture(.345, height * .42, inksOf(spec, palette)) + names(.735) + line(`M${n(middle - width * .32)} ${n(level(.89))}H${n(middle + width * .32)}`, ink, .8, 'stroke-opacity=".4"') + foot(.968, ink)
}
