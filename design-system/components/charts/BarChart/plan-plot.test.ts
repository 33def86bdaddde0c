import fc from 'fast-check'
import { expect, it } from 'vitest'
import { planPlot } from './plan-plot.ts'
import { textWidth } from './scale.ts'

const axis = (value: number) => String(value)

it('keeps every label inside the drawing and apart from the next, at any width', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 240, max: 1400 }),
      fc.integer({ min: 1, max: 90 }),
      fc.constantFrom(12, 16, 32),
      (width, count, rem) => {
        const categories = Array.from({ length: count }, (_, index) => `Nov ${2000 + index}`)
        const plan = planPlot({ values: [10, 20], categories, width, rem, axis })
        const half = (text: string) => (textWidth(text) * rem * 0.75) / 2
        expect(plan.labels.at(-1)?.text).toBe(categories.at(-1))
        for (const label of plan.labels) {
          expect(label.x - half(label.text)).toBeGreaterThanOrEqual(-0.001)
          expect(label.x + half(label.text)).toBeLessThanOrEqual(width + 0.001)
        }
      },
    ),
  )
})

it('puts zero on the base line and the largest tick at the top', () => {
  const plan = planPlot({ values: [0, 100], categories: ['a'], width: 640, rem: 16, axis })
  expect([plan.y(0), plan.y(100)]).toEqual([plan.bottom, plan.top])
  expect(plan.ticks.filter((tick) => tick.isZero)).toHaveLength(1)
})
