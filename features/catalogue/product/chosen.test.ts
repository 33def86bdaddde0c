import type { ProductView } from '#domain/catalogue/product-view.ts'
import { describe, expect, test } from 'vitest'
import { bundle, configurable, variants } from '../examples.ts'
import { chosenOptions, chosenVariant, initialChoice, missingOf, questionsOf } from './chosen.ts'

describe('a configurable product', () => {
  const questions = questionsOf(configurable, variants)
  test('asks for its option before it can be bought', () => {
    expect(missingOf(questions, initialChoice(questions))).toEqual(['141'])
    expect(missingOf(questions, { 141: '2' })).toEqual([])
  })
  test('shows as sold out what has no stock left', () => {
    expect(questions[0]!.values.map(({ value, isOut }) => [value, isOut])).toEqual([
      ['2', false],
      ['3', false],
      ['4', true],
    ])
  })
  test('shows a value as sold out only when all of its variants are', () => {
    const [sold, beside] = variants.map((variant) => ({ ...variant, chosen: { size: '2' } }))
    const isOut = (...stocks: ProductView['stock'][]) =>
      questionsOf(
        configurable,
        [sold!, beside!].map((variant, index) => ({ ...variant, stock: stocks[index]! })),
      )[0]!.values[0]!.isOut
    expect([isOut('out', 'in'), isOut('in', 'out'), isOut('out', 'out')]).toEqual([false, false, true])
  })
  // Requirements
  test('is put into the cart with the attribute id and the value', () => {
    expect(chosenOptions(configurable, { 141: '3' })).toEqual({
      extension_attributes: { configurable_item_options: [{ option_id: '141', option_value: 3 }] },
    })
  })
  test('takes price and stock of the chosen variant', () => {
    expect(chosenVariant(configurable, variants, { 141: '3' })?.sku).toBe('vitamin-c-120')
    expect(chosenVariant(configurable, variants, {})).toBeUndefined()
  })
  test('with one value leaves nothing to choose', () => {
    const single: ProductView = {
      ...configurable,
      options: [{ ...configurable.options[0]!, values: configurable.options[0]!.values.slice(0, 1) }],
    }
    expect(missingOf(questionsOf(single), initialChoice(questionsOf(single)))).toEqual([])
  })
})

describe('a bundle', () => {
  test('asks only for parts with a choice', () => {
    expect(questionsOf(bundle).map(({ id }) => id)).toEqual(['12'])
  })
  // Requirements R-170
  test('sends every part: the chosen one, else the default', () => {
    expect(chosenOptions(bundle, { 12: '122' })?.extension_attributes?.bundle_options).toEqual([
      { option_id: 11, option_qty: 2, option_selections: [111] },
      { option_id: 12, option_qty: 1, option_selections: [122] },
    ])
  })
})

test('a simple product has no options', () => {
  expect(chosenOptions({ ...configurable, typeId: 'simple', options: [] }, {})).toBeUndefined()
})
