import { labelStep, linear, niceTicks, textWidth } from './scale.ts'

interface Plan {
  values: readonly number[]
  categories: readonly string[]
  width: number
  rem: number
  axis: (value: number) => string
}

/** Where everything of a chart with two axes stands, in px of a plot `width` wide and 16 rem high. */
export function planPlot({ values, categories, width, rem, axis }: Plan) {
  const height = 16 * rem
  const em = 0.75 * rem
  const numbers = niceTicks(values)
  const names = numbers.map(axis)
  const left = Math.min(width / 3, Math.max(...names.map(textWidth)) * em + rem)
  const [right, top, bottom] = [width - 0.75 * rem, 0.75 * rem, height - 2 * rem]
  const y = linear([numbers[0] ?? 0, numbers.at(-1) ?? 1], [bottom, top])
  const slot = Math.max(1, (right - left) / Math.max(1, categories.length))
  const x = (index: number) => left + slot * (index + 0.5)
  const step = labelStep(categories, slot / em)
  // Counted from the newest, which is the one that must be named.
  const inside = (text: string, at: number) => {
    const half = (textWidth(text) * em) / 2
    return Math.max(half, Math.min(width - half, at))
  }
  const labels = categories
    .map((text, index) => ({ x: inside(text, x(index)), text, index }))
    .filter(({ index }) => (categories.length - 1 - index) % step === 0)
  return {
    height,
    left,
    right,
    top,
    bottom,
    slot,
    x,
    y,
    labels,
    ticks: numbers.map((number, index) => ({
      y: y(number),
      label: names[index] ?? '',
      isZero: number === 0,
    })),
  }
}
