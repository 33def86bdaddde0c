import { expect, it } from 'vitest'
import { pictureSize, sourcesOf, widthsOf } from './picture-widths.ts'

const photo = '/media/catalog/product/pictures/0123456789abcdef0123456789abcdef-1000x800.jpg'

it('offers no width beyond the picture itself or the widest of the list', () => {
  expect(widthsOf(5_000)).toEqual([320, 640, 960, 1280])
  expect(widthsOf(1_280)).toEqual([320, 640, 960, 1280])
  expect(widthsOf(1_000)).toEqual([320, 640, 960, 1000])
  expect(widthsOf(320)).toEqual([320])
  expect(widthsOf(90)).toEqual([90])
})

it('names the widths of a photographed picture in its srcset', () => {
  expect(sourcesOf(photo)).toBe(
    `${photo}?w=320 320w, ${photo}?w=640 640w, ${photo}?w=960 960w, ${photo}?w=1000 1000w`,
  )
  expect(pictureSize(photo)).toEqual({ width: 1000, height: 800 })
})

it.each([
  '/media/catalog/product/packshots/en/elderberry.svg?v=1',
  '/media/reviews/0123',
  'https://elsewhere.example/pictures/pack.jpg',
])('leaves %s as it is', (src) => {
  expect(sourcesOf(src)).toBeUndefined()
})
