import { expect, it } from 'vitest'
import { readChange } from './change-payload.ts'

it.each([
  ['["product-a b","products"]', { isStock: false, keys: ['product-a b', 'products'] }],
  ['stock ["product-红"]', { isStock: true, keys: ['product-红'] }],
  ['*', { isStock: false, keys: undefined }],
  ['stock *', { isStock: true, keys: undefined }],
  // of a process whose triggers are older
  ['content', { isStock: false, keys: undefined }],
  ['stock', { isStock: true, keys: undefined }],
  ['', { isStock: false, keys: undefined }],
  ['["cut', { isStock: false, keys: undefined }],
  ['[1]', { isStock: false, keys: undefined }],
])('%s', (payload, told) => {
  expect(readChange(payload)).toEqual(told)
})
