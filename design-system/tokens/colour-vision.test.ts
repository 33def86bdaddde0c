import { describe, expect, it } from 'vitest'
import { dark, light } from './themes.ts'

type Triple = [number, number, number]
const dot = (row: Triple, colour: Triple) => row[0] * colour[0] + row[1] * colour[1] + row[2] * colour[2]
const through = (matrix: [Triple, Triple, Triple], colour: Triple): Triple => [
  dot(matrix[0], colour),
  dot(matrix[1], colour),
  dot(matrix[2], colour),
]
const linear = (hex: string) =>
  (hex.slice(1).match(/../g) ?? []).map((pair) => {
    const part = parseInt(pair, 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as Triple

/** How a colour looks in each kind of colour vision: Machado, Oliveira and Fernandes 2009, severity 1, in linear sRGB. */
const visions: Record<string, [Triple, Triple, Triple]> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

/** OKLab, in which equal distances look about equally different. */
function oklab(colour: Triple): Triple {
  const cones = through(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    colour.map((part) => Math.min(1, Math.max(0, part))) as Triple,
  ).map(Math.cbrt) as Triple
  return through(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  )
}
const distance = (one: Triple, other: Triple) =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])

const charts = ['chart1', 'chart2', 'chart3', 'chart4', 'chart5'] as const
const pairs = charts.flatMap((one, index) => charts.slice(index + 1).map((other) => [one, other] as const))

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('%s theme', (_, theme) => {
  describe.each(Object.entries(visions))('%s', (_name, matrix) => {
    it.each(pairs)('%s and %s can be told apart', (one, other) => {
      const [first, second] = [theme[one], theme[other]].map((hex) => oklab(through(matrix, linear(hex))))
      expect(distance(first!, second!)).toBeGreaterThan(0.07)
    })
  })
})

it('yellow and orange are harder to tell apart in deuteranopia than in usual vision', () => {
  const far = (one: string, other: string, vision: string) =>
    distance(oklab(through(visions[vision]!, linear(one))), oklab(through(visions[vision]!, linear(other))))
  expect(far('#9a7b00', '#c05a00', 'deuteranopia')).toBeLessThan(far('#9a7b00', '#c05a00', 'usual'))
})
