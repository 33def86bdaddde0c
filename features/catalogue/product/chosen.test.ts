import type { ProductView } from '#domain/catalogue/product-view.ts'
import { describe, expect, test } from 'vitest'
import { bundle, configurable, variants } from '../examples.ts'
import { chosenOptions, chosenVariant, initialChoice, missingOf, questionsOf, withChosen } from './chosen.ts'

describe('a configurable product', () => {
  const questions = questionsOf(configurable, variants)
  const opening = (of: readonly ProductView[], address = '') =>
    initialChoice(configurable, of, questionsOf(configurable, of), new URLSearchParams(address))
  const stocked = (...stocks: ProductView['stock'][]) =>
    variants.map((variant, index) => ({ ...variant, stock: stocks[index]! }))
  test.each([
    ['nothing chosen', stocked('in', 'in', 'in'), '', {}],
    ['the one that the address asks for', stocked('in', 'low', 'out'), 'size=3', { 141: '3' }],
    ['nothing chosen, where the address asks for a sold-out one', stocked('in', 'low', 'out'), 'size=4', {}],
    ['nothing chosen, where the address asks for none of them', stocked('in', 'in', 'in'), 'size=9', {}],
    ['the one of the address, before the variants are read', [], 'size=3', { 141: '3' }],
  ])('opens with %s (R-094)', (_, of, address, chosen) => {
    expect(opening(of, address)).toEqual(chosen)
    expect(missingOf(questionsOf(configurable, of), chosen)).toEqual(
      Object.keys(chosen).length > 0 ? [] : ['141'],
    )
  })
  test('of two options opens with what is in stock together', () => {
    const [size] = configurable.options
    const flavour = {
      id: '142',
      code: 'flavour',
      label: 'Flavour',
      values: ['11', '12'].map((value) => ({ value, label: value, isOut: false })),
    }
    const both: ProductView = { ...configurable, options: [size!, flavour] }
    const pair = (sizeValue: string, flavourValue: string, stock: ProductView['stock']): ProductView => ({
      ...variants[0]!,
      stock,
      chosen: { size: sizeValue, flavour: flavourValue },
    })
    const of = [pair('2', '11', 'out'), pair('2', '12', 'in'), pair('3', '11', 'in')]
    const asked = (address: string) =>
      initialChoice(both, of, questionsOf(both, of), new URLSearchParams(address))
    expect(asked('size=2&flavour=12')).toEqual({ 141: '2', 142: '12' })
    expect(asked('size=2&flavour=11')).toEqual({ 141: '2' })
  })
  test('keeps a choice in the address beside what is there', () => {
    expect(withChosen(new URLSearchParams('review=1'), configurable, { 141: '3' }).toString()).toBe(
      'review=1&size=3',
    )
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
    const questions = questionsOf(single)
    expect(missingOf(questions, initialChoice(single, [], questions, new URLSearchParams()))).toEqual([])
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
