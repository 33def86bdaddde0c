import { describe, expect, test } from 'vitest'
import { createIntl } from 'react-intl'
import english from '#locales/catalogue/en.json' with { type: 'json' }
import { labelFacet } from './listing/facet-text.ts'
import { histogramRows } from './product/reviews/histogram-rows.ts'
import { reviewLanguage } from './product/reviews/review-language.ts'
import { attachmentFault } from './product/reviews/review-attachments.ts'

test('stars are spread from five to one and fill no more than the whole', () => {
  expect(
    histogramRows([
      { rating: 5, count: 3 },
      { rating: 4, count: 1 },
    ]),
  ).toEqual([
    { stars: 5, count: 3, share: 75 },
    { stars: 4, count: 1, share: 25 },
    { stars: 3, count: 0, share: 0 },
    { stars: 2, count: 0, share: 0 },
    { stars: 1, count: 0, share: 0 },
  ])
  expect(histogramRows([]).every(({ share }) => share === 0)).toBe(true)
})

// Requirements
describe('a file for a review', () => {
  const limits = {
    max_characters: 500,
    max_attachments: 3,
    max_attachment_size: 1000,
    allowed_extensions: ['jpg', 'png'],
    guest_allowed: false,
  }
  test.each([
    ['a.jpg', 1000, null],
    ['A.PNG', 1, null],
    ['a.txt', 1, 'format'],
    ['jpg', 1, 'format'],
    ['a.jpg', 1001, 'size'],
  ])('%s of %i bytes: %s', (name, size, fault) => {
    expect(attachmentFault({ name, size }, limits)).toBe(fault)
  })
  test('is as large as the service allows, not as a limit of the page (R-569)', () => {
    const size = 1001
    expect(attachmentFault({ name: 'a.jpg', size }, { ...limits, max_attachment_size: size })).toBeNull()
    expect(attachmentFault({ name: 'a.gif', size: 1 }, { ...limits, allowed_extensions: ['gif'] })).toBeNull()
  })
})

describe('facets that the service names by codes', () => {
  const intl = createIntl({
    locale: 'en',
    messages: english as Record<string, string>,
    onError: (error) => {
      throw error
    },
  })
  test.each([
    ['0-100', 'Under HK$100.00'],
    ['100-200', 'HK$100.00–HK$200.00'],
    ['400-', 'HK$400.00 and over'],
  ])('price %s reads "%s"', (value, words) => {
    expect(
      labelFacet({ code: 'price', label: 'price', options: [{ value, label: value, count: 1 }] }, intl),
    ).toMatchObject({ label: 'Price', options: [{ label: words }] })
  })
  test('others keep the words they came with', () => {
    const facet = { code: 'form', label: 'Form', options: [{ value: '1', label: 'Tablets', count: 2 }] }
    expect(labelFacet(facet, intl)).toEqual(facet)
  })
})

describe('a review in another language than the page', () => {
  test.each([
    [3, 'en', undefined],
    [4, 'en', 'zh-HK'],
    [6, 'zh-HK', 'zh-CN'],
    [9, 'vi', 'th'],
    [99, 'en', undefined],
  ])('of store %s on a page in %s is marked as %s', (storeId, page, tag) => {
    expect(reviewLanguage(storeId, page)).toBe(tag)
  })
})
