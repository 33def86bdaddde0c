import { gradient, line, n, path, shade, type Stop } from './svg.ts'

/** One floor and one lamp (upper left) for every pack, so that any two can share a shelf. */
export const FLOOR = 360

const round = (dark: string, depth: number): readonly Stop[] => [
  [0, dark, 0.32 * depth],
  [0.06, dark, 0.12 * depth],
  [0.16, '#ffffff', 0.44 * Math.min(depth, 1.2)],
  [0.27, '#ffffff', 0.1],
  [0.45, dark, 0],
  [0.73, dark, 0.14 * depth],
  [0.92, dark, 0.36 * depth],
  [1, dark, 0.2 * depth],
]

/** Shading of something turned: `depth` above 1 for glass. */
export const turned = (colour: string, depth = 1): string => gradient('s', round(shade(colour, 0.78), depth))
/** Shading of a flat front: light from above left, settling at the foot. */
export const flat = (colour: string): string =>
  gradient(
    's',
    [
      [0, '#ffffff', 0.3],
      [0.42, '#ffffff', 0],
      [1, shade(colour, 0.8), 0.16],
    ],
    'x2=".35" y2="1"',
  )
export const foil = (colour: string): string => {
  const dark = shade(colour, 0.8)
  return (
    gradient('s', [
      [0, dark, 0.34],
      [0.05, '#ffffff', 0.3],
      [0.11, dark, 0.06],
      [0.3, '#ffffff', 0.2],
      [0.5, dark, 0],
      [0.82, dark, 0.1],
      [0.93, '#ffffff', 0.16],
      [1, dark, 0.4],
    ]) +
    gradient(
      'v',
      [
        [0, '#ffffff', 0.16],
        [0.2, '#ffffff', 0],
        [0.7, dark, 0],
        [1, dark, 0.34],
      ],
      'x2="0" y2="1"',
    )
  )
}

export const floorLight = (ground: string): string => {
  const dark = shade(ground, 0.82)
  return `<radialGradient id="f"><stop stop-color="${dark}" stop-opacity=".55"/><stop offset=".55" stop-color="${dark}" stop-opacity=".2"/><stop offset="1" stop-color="${dark}" stop-opacity="0"/></radialGradient>`
}
/** A wide soft shadow, moved right, and a narrow dark one where the pack touches the floor. */
export const shadow = (x: number, width: number, height = 9): string =>
  `<ellipse cx="${n(x + 8)}" cy="${FLOOR + 1}" rx="${n(width * 0.64)}" ry="${n(Math.min(12.5, height * 1.9))}" fill="url(#f)"/><ellipse cx="${n(x)}" cy="${FLOOR}" rx="${n(width * 0.5)}" ry="${n(height * 0.5)}" fill="url(#f)"/>`

/** The same outline twice: once in its colour, once in the light. */
export const lit = (outline: string, colour: string): string =>
  path(outline, colour) + path(outline, 'url(#s)')
/** The grip of a cap: one thick dashed stroke. */
export const grip = (x: number, y: number, width: number, height: number, colour: string): string =>
  line(
    `M${n(x)} ${n(y + height / 2)}H${n(x + width)}`,
    shade(colour, 0.6),
    height,
    'stroke-opacity=".22" stroke-dasharray="1.4 3.4"',
  )
