import { describe, expect, it } from 'vitest'
import { packsIn, separateMinor, shownChoice } from './bundle.ts'
import { reductionOf } from './discount.ts'
import type { BundlePart } from './product-view.ts'

const choice = (finalMinor: number | undefined, quantity = 1, isDefault = true) => ({
  id: 1,
  sku: 's',
  name: 'S',
  quantity,
  isDefault,
  isOut: false,
  ...(finalMinor === undefined ? {} : { finalMinor }),
})
const part = (...choices: BundlePart['choices']): BundlePart => ({
  id: 1,
  title: '',
  isRequired: true,
  choices,
})
const set = (priceMinor: number, finalMinor: number, ...bundle: BundlePart[]) => ({
  priceMinor,
  finalMinor,
  bundle,
})

it('a bundle holds the packs of the choices that it shows', () => {
  expect(packsIn([part(choice(1)), part(choice(1, 3, false), choice(1, 2))])).toBe(3)
  expect(packsIn([])).toBe(0)
})

describe('what a bundle saves', () => {
  it('is the difference to its parts in their quantities, in money and rounded down in percent', () => {
    expect(reductionOf(set(45_800, 45_800, part(choice(16_800)), part(choice(17_700, 2))))).toEqual({
      beforeMinor: 52_200,
      saved: 6_400,
      percent: 12,
    })
  })
  it('counts the cheapest choice of a part', () => {
    expect(separateMinor(set(1, 1, part(choice(500, 1, false), choice(300)), part(choice(200))))).toBe(500)
  })
  it.each([
    ['dearer than its parts', set(600, 600, part(choice(500)))],
    ['as dear as its parts', set(500, 500, part(choice(500)))],
    ['with a part whose price is not known', set(100, 100, part(choice(undefined)))],
    ['with a choice whose price is not known', set(100, 100, part(choice(undefined), choice(500)))],
  ])('is nothing for one that is %s', (_, bundle) => {
    expect(reductionOf(bundle)).toBeNull()
  })
  it('of a bundle on offer is measured from the higher of its own price and that of its parts', () => {
    expect(reductionOf(set(700, 400, part(choice(500))))).toMatchObject({ beforeMinor: 700, saved: 300 })
    expect(reductionOf(set(450, 400, part(choice(500))))).toMatchObject({ beforeMinor: 500, saved: 100 })
  })
  it('of any other product is measured from its price', () => {
    expect(reductionOf(set(1000, 800))).toEqual({ beforeMinor: 1000, saved: 200, percent: 20 })
  })
})

it('shows the default choice of a part, else the first', () => {
  expect(shownChoice(part(choice(1, 1, false), choice(2)))?.finalMinor).toBe(2)
  expect(shownChoice(part(choice(1, 1, false)))?.finalMinor).toBe(1)
})
