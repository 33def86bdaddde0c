import type { Range } from './row-heights.ts'

/**
 * The next step from the rows drawn now to those needed: at most `most` more, in one piece with what stays. Rows outside `keep` go.
 * The same range again when nothing is missing and nothing too much.
 */
export function nextRange(now: Range, need: Range, { keep, most }: { keep: Range; most: number }): Range {
  const [first, last] = [Math.max(now.first, keep.first), Math.min(now.last, keep.last)]
  // Nothing of it is of use any more: begin at the edge that comes into sight first.
  if (first >= last || last < need.first || first > need.last)
    return now.first <= need.first
      ? { first: need.first, last: Math.min(need.last, need.first + most) }
      : { first: Math.max(need.first, need.last - most), last: need.last }
  const next =
    last < need.last
      ? { first, last: Math.min(need.last, last + most) }
      : { first: Math.min(first, Math.max(need.first, first - most)), last }
  return next.first === now.first && next.last === now.last ? now : next
}

/** A range within a list of `length`, as long as before if there is room: a shorter list moves it up. */
export function within(range: Range, length: number): Range {
  if (range.last <= length) return range
  return { first: Math.max(0, length - (range.last - range.first)), last: length }
}
