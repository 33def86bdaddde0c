import { describe, expect, test } from 'vitest'
import { createIntl } from 'react-intl'
import english from '#locales/catalogue/en.json' with { type: 'json' }
import { discountFigure, discountOf } from './discount.ts'
import { facetInWords } from './listing/facet-words.ts'
import { histogramRows } from './product/histogram-rows.ts'
import { attachmentFault } from './product/review-attachments.ts'

describe('a discount', () => {
  test.each([
    [36_800, 29_800, 19, 8.1], [29_800, 23_800, 20, 8], [10_000, 9_950, null, null], [10_000, 10_000, null, null], [10_000, 12_000, null, null], [0, 0, null, null],
  ])('from %i to %i cents is %s percent, or %s tenths to pay', (before, now, percent, tenths) => {
    const discount = discountOf(before, now)
    expect(discount?.percent ?? null).toBe(percent)
    expect(discount?.tenths ?? null).toBe(tenths)
  })
  test('is counted as the language counts it', () => {
    const discount = discountOf(36_800, 29_800)!
    expect([discountFigure(discount, 'zh-HK'), discountFigure(discount, 'en')]).toEqual([8.1, 19])
  })
})

test('marks are spread from five to one and fill no more than the whole', () => {
  expect(histogramRows([5, 5, 5, 4])).toEqual([{ mark: 5, share: 75 }, { mark: 4, share: 25 }, { mark: 3, share: 0 }, { mark: 2, share: 0 }, { mark: 1, share: 0 }])
  expect(histogramRows([]).every(({ share }) => share === 0)).toBe(true)
})

describe('a file for a review', () => {
  const limits = { max_characters: 500, max_attachments: 3, max_attachment_size: 1000, allowed_extensions: ['jpg', 'png'], guest_allowed: false }
  test.each([['a.jpg', 1000, null], ['A.PNG', 1, null], ['a.txt', 1, 'format'], ['jpg', 1, 'format'], ['a.jpg', 1001, 'size']])('%s of %i bytes: %s', (name, size, fault) => {
    expect(attachmentFault({ name, size }, limits)).toBe(fault)
  })
})

describe('facets that the service names by codes', () => {
  const intl = createIntl({ locale: 'en', messages: english as Record<string, string>, onError: (error) => { throw error } })
  test.each([['0-100', 'Under HK$100'], ['100-200', 'HK$100–HK$200'], ['400-', 'HK$400 and over']])('price %s reads "%s"', (value, words) => {
    expect(facetInWords({ code: 'price', label: 'price', options: [{ value, label: value, count: 1 }] }, intl)).toMatchObject({ label: 'Price', options: [{ label: words }] })
  })
  test('others keep the words they came with', () => {
    const facet = { code: 'form', label: 'Form', options: [{ value: '1', label: 'Tablets', count: 2 }] }
    expect(facetInWords(facet, intl)).toEqual(facet)
  })
})
