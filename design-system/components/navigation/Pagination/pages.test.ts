import { expect, it } from 'vitest'
import { pagesToShow } from './pages.ts'

it.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 5, [1, 2, 0, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [5, 9, [1, 0, 4, 5, 6, 0, 9]],
  [9, 9, [1, 0, 8, 9]],
])('page %i of %i shows %j', (page, pageCount, shown) => {
  expect(pagesToShow(page, pageCount)).toEqual(shown)
})
