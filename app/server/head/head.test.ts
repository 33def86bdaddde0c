import { describe, expect, it } from 'vitest'
import { writeHead, type Head } from './head.ts'
import { plainText, shortened } from './plain-text.ts'

const head: Head = {
  description: 'A "daily" <b>dose</b> & more',
  canonical: 'https://shop.example/en/product/a?x=1&y=2',
  alternates: [{ hreflang: 'th', href: 'https://shop.example/th/product/a' }],
  isListed: true,
  card: {
    type: 'product',
    title: 'Vitamin C',
    site: 'Jadeleaf',
    locale: 'en',
    picture: { url: 'https://shop.example/card.png', alt: 'Vitamin C', width: 1200, height: 630 },
  },
  data: [{ '@type': 'Product', name: '</script><script>alert(1)' }],
}
const read = (html: string, pattern: RegExp) =>
  pattern.exec(html)?.[1]?.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

describe('the head of a page', () => {
  it('says what it is given, whatever signs it has in it', () => {
    const html = writeHead(head)
    expect(read(html, /<meta name="description" content="([^"]*)">/)).toBe(head.description)
    expect(read(html, /<link rel="canonical" href="([^"]*)">/)).toBe(head.canonical)
    expect(read(html, /<link rel="alternate" hreflang="th" href="([^"]*)">/)).toBe(head.alternates[0]?.href)
    expect(read(html, /<meta property="og:title" content="([^"]*)">/)).toBe('Vitamin C')
    expect(read(html, /<meta property="og:image:width" content="([^"]*)">/)).toBe('1200')
    expect(html).not.toContain('name="robots"')
  })
  it('ends its data nowhere but at the end', () => {
    const block = read(writeHead(head), /<script type="application\/ld\+json">(.*?)<\/script>/)
    expect(JSON.parse(block ?? '')).toEqual({
      '@context': 'https://schema.org',
      '@graph': head.data,
    })
  })
  it('of a page that is not to be found says so, and leaves out what it does not know', () => {
    const html = writeHead({
      ...head,
      description: undefined,
      canonical: undefined,
      alternates: [],
      isListed: false,
      data: [],
    })
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toMatch(/description|canonical|ld\+json/)
  })
})

describe('a description', () => {
  it.each([
    ['<p>Two&nbsp;words</p><p>and &amp; more</p>', 'Two words and & more'],
    ['plain', 'plain'],
    ['<h2>Returns</h2>\n<ul><li>30 days</li></ul>', 'Returns 30 days'],
  ])('is the words of %s', (html, words) => {
    expect(plainText(html)).toBe(words)
  })
  it('is cut at the end of a word', () => {
    const cut = shortened('word '.repeat(60).trim())
    expect(cut.length).toBeLessThanOrEqual(160)
    expect(cut).toMatch(/word…$/)
  })
  it('is cut anywhere where words are not parted', () => {
    expect(shortened('維'.repeat(300))).toBe(`${'維'.repeat(159)}…`)
  })
  it('that is short enough stays', () => {
    expect(shortened('30 days')).toBe('30 days')
  })
})
