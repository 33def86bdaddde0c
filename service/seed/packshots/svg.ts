/** Small text tools for drawing SVG: every number is rounded to a tenth, so that a file stays under 6 kB. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

const channels = (hex: string): number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))

/** Blends two six-digit hex colours; `share` 0 is `from`, 1 is `to`. */
export const mix = (from: string, to: string, share: number): string => {
  const end = channels(to)
  return (
    '#' +
    channels(from)
      .map((value, index) =>
        Math.round(value + ((end[index] ?? 0) - value) * share)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  )
}
/** Whether light letters read better on a colour than dark ones. */
export const isDark = (colour: string): boolean => {
  const [red = 0, green = 0, blue = 0] = channels(colour)
  return red * 0.3 + green * 0.59 + blue * 0.11 < 130
}
export const lighten = (colour: string, share: number): string => mix(colour, '#ffffff', share)
export const shade = (colour: string, share: number): string => mix(colour, '#0e0b06', share)

export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

export const path = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}"${more && ' ' + more}/>`
export const line = (d: string, stroke: string, width = 1, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"${more && ' ' + more}/>`
export const dot = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"/>`
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, turn = 0): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${turn ? ` transform="rotate(${n(turn)} ${n(x)} ${n(y)})"` : ''}/>`
export const at = (x: number, y: number, drawing: string, scale = 1, turn = 0): string =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}">${drawing}</g>`

/** Repeats a drawing around the origin with `<use>`; `id` must be free in the file. */
export const ring = (count: number, drawing: string, id: string, from = 0): string =>
  `<g id="${id}">${drawing}</g>` +
  Array.from(
    { length: count - 1 },
    (_, index) => `<use href="#${id}" transform="rotate(${n(from + ((index + 1) * 360) / count)})"/>`,
  ).join('')

export interface TextLook {
  weight?: number
  spacing?: number
  family?: string
  anchor?: string
}
export const text = (
  x: number,
  y: number,
  size: number,
  words: string,
  fill: string,
  look: TextLook = {},
): string =>
  `<text x="${n(x)}" y="${n(y)}" font-size="${n(size)}" fill="${fill}"${look.weight ? ` font-weight="${look.weight}"` : ''}${look.spacing ? ` letter-spacing="${n(look.spacing)}"` : ''}${look.family ? ` font-family="${look.family}"` : ''}${look.anchor ? ` text-anchor="${look.anchor}"` : ''}>${escapeText(words)}</text>`

export type Stop = readonly [offset: number, colour: string, opacity: number]
export const gradient = (id: string, stops: readonly Stop[], more = ''): string =>
  `<linearGradient id="${id}"${more && ' ' + more}>${stops.map(([offset, colour, opacity]) => `<stop offset="${offset}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${Math.round(opacity * 100) / 100}"`}/>`).join('')}</linearGradient>`
