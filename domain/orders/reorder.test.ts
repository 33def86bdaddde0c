import { expect, it } from 'vitest'
import { reorderOutcome } from './reorder.ts'

const items = [
  { item_id: 1, sku: 'C-1000', name: 'Vitamin C', product_id: 11 },
  { item_id: 2, sku: 'ZINC', name: 'Zinc', product_id: 12 },
]
const answer = (result: boolean, ...errors: { code: string; message: string; item_id?: number }[]) => ({
  result,
  user_input_errors: errors,
})

it.each([
  [answer(true), { added: ['Vitamin C', 'Zinc'], failed: [] }],
  [
    answer(true, { code: 'INSUFFICIENT_STOCK', message: 'x', item_id: 2 }),
    { added: ['Vitamin C'], failed: [{ name: 'Zinc', fault: 'INSUFFICIENT_STOCK' }] },
  ],
  [
    answer(true, { code: 'NOT_SALABLE', message: 'Could not add the product with SKU "C-1000" to …' }),
    { added: ['Zinc'], failed: [{ name: 'Vitamin C', fault: 'NOT_SALABLE' }] },
  ],
  [
    answer(true, { code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with ID "12"' }),
    { added: ['Vitamin C'], failed: [{ name: 'Zinc', fault: 'PRODUCT_NOT_FOUND' }] },
  ],
  [
    answer(false, { code: 'REORDER_NOT_AVAILABLE', message: 'Reorders are not allowed.' }),
    { added: [], failed: [{ name: null, fault: 'REORDER_NOT_AVAILABLE' }] },
  ],
  [answer(false), { added: [], failed: [] }],
  // something failed and nobody knows what: nothing is claimed
  [answer(true, { code: 'X', message: 'Boom' }), { added: [], failed: [{ name: null, fault: 'other' }] }],
])('a reorder answered with %j tells what came along and what did not', (given, outcome) => {
  expect(reorderOutcome(items, given)).toEqual(outcome)
})
