/** Round numbers on an axis, from at most the smallest to at least the largest value and always with zero. */
export function niceTicks(values: readonly number[], count = 4): number[] {
  const known = values.filter(Number.isFinite)
  const low = Math.min(0, ...known)
  const high = Math.max(0, ...known)
  const span = high - low || 1
  const rough = span / Math.max(1, count)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough * (1 - 1e-9)) ?? 10) * power
  const first = Math.floor(low / step + 1e-9)
  const last = Math.max(first + 1, Math.ceil((low + span) / step - 1e-9))
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  )
}

/** A value's place between two ends. */
export function linear(
  [from, to]: readonly [number, number],
  [start, end]: readonly [number, number],
): (value: number) => number {
  const span = to - from || 1
  return (value) => start + ((value - from) / span) * (end - start)
}

/** About how wide a text is, in em: Chinese and Thai signs are counted as what they take. */
export function textWidth(text: string): number {
  return [...text].reduce(
    (width, sign) =>
      width +
      (/[\u2E80-\uFFEF]/.test(sign)
        ? 1
        : /[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E\u0300-\u036F]/.test(sign)
          ? 0
          : 0.6),
    0,
  )
}

/** Every how many-th label is written so that none touches the next. `room` is the distance of two labels in em. */
export function labelStep(labels: readonly string[], room: number): number {
  const widest = Math.max(0, ...labels.map(textWidth)) + 1
  return Math.max(1, Math.ceil(widest / Math.max(room, 0.01)))
}
