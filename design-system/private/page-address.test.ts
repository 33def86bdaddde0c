import { expect, it } from 'vitest'
import { withHrefs } from './page-address.ts'

const inThai = (href: string) => `/th${href}`

it.each([
  ['<a href="/page/returns">Returns</a>', '<a href="/th/page/returns">Returns</a>'],
  [`<a class="x" href='/cart?x=1#y'>`, `<a class="x" href='/th/cart?x=1#y'>`],
  ['<A HREF="/cart">', '<A HREF="/th/cart">'],
])('a link from the root gets the address that it has in the document: %s', (html, written) => {
  expect(withHrefs(html, inThai)).toBe(written)
})

it.each([
  '<a href="https://example.org/page">',
  '<a href="//example.org/page">',
  '<a href="#top">',
  '<a data-href="/cart">',
  '<img src="/media/a.png">',
  '<p>href="/cart"</p>',
])('everything else stays: %s', (html) => {
  expect(withHrefs(html, inThai)).toBe(html)
})
