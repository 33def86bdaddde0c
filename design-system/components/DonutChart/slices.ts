export interface Slice { /** 0 to 1 of the whole. */ share: number, /** Where it begins and ends, 0 to 1 of the turn from twelve o'clock. */ from: number, to: number }

/** What each value is of all; what is negative or no number is nothing. */
export function shares(values: readonly number[]): Slice[] {
  const clean = values.map((value) => Number.isFinite(value) && value > 0 ? value : 0)
  const total = clean.reduce((sum, value) => sum + value, 0)
  let at = 0
  return clean.map((value) => {
    const share = total === 0 ? 0 : value / total
    const slice = { share, from: at, to: Math.min(1, at + share) }
    at += share
    return slice
  })
}

const [centre, outer, inner] = [100, 96, 58]
const place = (turn: number, radius: number) => { const angle = turn * 2 * Math.PI; return `${(centre + radius * Math.sin(angle)).toFixed(2)} ${(centre - radius * Math.cos(angle)).toFixed(2)}` }

/** A slice of the ring in a square of 200. The whole ring is two halves, since an arc from a point to itself is none. */
export function slicePath(from: number, to: number): string {
  if (to - from >= 0.9999) return `${slicePath(from, from + 0.5)}${slicePath(from + 0.5, from + 0.9998)}`
  const large = to - from > 0.5 ? 1 : 0
  return `M${place(from, outer)}A${outer} ${outer} 0 ${large} 1 ${place(to, outer)}L${place(to, inner)}A${inner} ${inner} 0 ${large} 0 ${place(from, inner)}Z`
}
