import { expect, it } from 'vitest'
import { landingText } from './queries.ts'

it.each([
  ['<p>a</p>', [], '<p>a</p>'],
  ['<p>a</p>', ['<p>b</p>', '<p>c</p>'], '<p>a</p><p>b</p><p>c</p>'],
  ['<p>a</p><p>b</p>', ['<p>b</p>'], '<p>a</p><p>b</p>'],
  [null, ['<p>b</p>'], '<p>b</p>'],
] as const)('a landing page of %s with the blocks %j reads %s', (content, blocks, text) => {
  expect(
    landingText(
      content,
      blocks.map((block) => ({ content: block })),
    ),
  ).toBe(text)
})
