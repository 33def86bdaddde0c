import { describe, expect, it } from 'vitest'
import { nearestSlide, slideByKey } from './slide-at.ts'

describe('nearestSlide', () => {
  it.each([[[0, 300, 600], 0, 0], [[0, 300, 600], 149, 0], [[0, 300, 600], 151, 1], [[0, 300, 600], 900, 2], [[16, 316, 616], 300, 1], [[], 50, 0]])('%j scrolled by %d is slide %d', (starts, scrolled, index) => expect(nearestSlide(starts, scrolled)).toBe(index))
})

describe('slideByKey', () => {
  it.each([['ArrowRight', 0, 1], ['ArrowRight', 2, undefined], ['ArrowLeft', 1, 0], ['ArrowLeft', 0, undefined], ['Home', 2, 0], ['Home', 0, undefined], ['End', 0, 2], ['Tab', 1, undefined], ['a', 1, undefined]])('%s at %d leads to %s', (key, index, next) => expect(slideByKey(key, index, 3)).toBe(next))
})
