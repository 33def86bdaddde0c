import type { CheckedOrder } from '#domain/applications/schema.ts'
import type { Customer } from '#domain/customers/schema.ts'
import type { UploadFile } from '#design-system/fields/FileUpload'
import { describe, expect, it } from 'vitest'
import { draftRefund, isStepDone, newDraft, productKey, toApplication, type Draft } from './draft.ts'

const customer = {
  id: 7,
  firstname: 'Mei',
  lastname: 'Chan',
  email: 'mei@jadeleaf.example',
  custom_attributes: [{ attribute_code: 'referral_id', value: '8000001' }],
  extension_attributes: { group_label: 'Associate' },
} as Customer
const order = (number: string, price: number): CheckedOrder => ({
  order_id: Number(number),
  increment_id: number,
  created_at: '2026-11-01 00:00:00',
  status: 'complete',
  items: [{ sku: 'b-complex', name: 'B complex', qty_ordered: 3, price }],
})
const line = (number: string, quantity: number) => ({
  product: productKey(number, 'b-complex'),
  quantity,
  batch: ' B1 ',
  opened: 'opened',
})
/** The same product in two orders, at two prices; returned from the second. */
const returning: Draft = {
  ...newDraft(customer),
  orders: [order('1001', 148), order('1002', 99.9)],
  lines: [line('1002', 2)],
  reason: ' It leaks. ',
}
const photo: UploadFile = { id: 'a', file: new File(['x'], 'a.png', { type: 'image/png' }) }
const isDone = (step: Parameters<typeof isStepDone>[0], draft: Draft, photos: readonly UploadFile[] = []) =>
  isStepDone(step, 'refund', draft, photos, customer)

describe('a refund that is filed', () => {
  it('names for each product the order it was bought in', () => {
    expect(toApplication('refund', returning, customer, '2026-11-23', []).items).toEqual([
      {
        product_name: 'B complex',
        sku: 'b-complex',
        order_number: '1002',
        quantity: 2,
        batch_number: 'B1',
        opened: true,
      },
    ])
  })
  it('is estimated for every piece, at the price of that order', () => {
    expect(draftRefund(returning).goodsMinor).toBe(2 * 9_990)
  })
  it('is complete with a product, its batch and a reason', () => {
    expect(isDone('products', returning)).toBe(true)
    expect(isDone('products', { ...returning, reason: ' ' })).toBe(false)
    expect(isDone('products', { ...returning, lines: [{ ...line('1002', 1), batch: '' }] })).toBe(false)
    expect(isDone('products', { ...returning, lines: [line('1003', 1)] })).toBe(false)
  })
  it('needs one photo, and takes none that is no picture', () => {
    expect(isDone('photos', returning, [photo])).toBe(true)
    expect(isDone('photos', returning)).toBe(false)
    expect(isDone('photos', returning, [{ ...photo, isNoPicture: true }])).toBe(false)
  })
})

it('another account is applied for only after its number was looked up', () => {
  const found = { referral_id: '8000002', user_type: 'associate' as const }
  const draft = { ...returning, account: ' 8000002 ' }
  expect(isDone('account', { ...draft, found })).toBe(true)
  expect(isDone('account', { ...draft, found: null })).toBe(false)
  expect(isDone('account', { ...draft, found, account: '8000003' })).toBe(false)
})
