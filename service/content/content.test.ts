import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getBannerSlider, getCmsBlock, getCmsPage, getLandingPage } from '#domain/content/api.ts'
import { languages } from '#domain/store/languages.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'
import { sanitise } from './sanitise.ts'

let service: TestService
beforeAll(async () => { service = await startService() })
afterAll(async () => { await service.stop() })

describe('content', () => {
  it.each(['about-us', 'legal', 'privacy', 'delivery', 'terms-conditions', 'returns', 'contact', 'associate-offer'])('has the page %s in six different languages', async (id) => {
    const pages = await Promise.all(languages.map(({ code }) => service.expectOk(getCmsPage, { params: { id } }, { store: code })))
    expect(new Set(pages.map((page) => page.content)).size).toBe(6)
    expect(pages.every((page) => page.content!.length > 80 && page.title && page.meta_description)).toBe(true)
    expect(await service.expectOk(getCmsPage, { params: { id: String(pages[0]!.id) } })).toMatchObject({ identifier: id })
  })
  it('answers 404 for a page that is not there', async () => {
    expect(await service.call(getCmsPage, { params: { id: 'nothing' } })).toMatchObject({ ok: false, status: 404, message: `The CMS page with the "%1" ID doesn't exist.`, parameters: ['nothing'] })
    expect(await service.call(getCmsBlock, { params: { id: 'nothing' } })).toMatchObject({ ok: false, status: 404 })
    expect(await service.call(getBannerSlider, { params: { id: '99' } })).toMatchObject({ ok: false, status: 404 })
  })
  it('states the associate offer exactly', async () => {
    const { content, blocks } = await service.expectOk(getLandingPage, { params: { id: 'associate-offer' } })
    for (const fact of ['HK$258 per year', '10% off retail', 'up to 20%', '30-day money-back guarantee', '12 months of free business tools', 'about HKD 3,500', 'bundle']) expect(content).toContain(fact)
    expect(blocks.map((block) => block.identifier)).toEqual(['associate-offer'])
  })
  it('has a home banner for wide screens and one for phones', async () => {
    for (const id of ['1', '2']) {
      const { slides } = await service.expectOk(getBannerSlider, { params: { id } }, { store: 'th' })
      expect(slides.length).toBeGreaterThan(1)
      for (const slide of slides) expect((await service.request(slide.image_url)).status).toBe(200)
    }
  })
})

describe('sanitising on the way in', () => {
  it.each([
    ['<p onclick="x()">a<script>alert(1)</script></p>', '<p>a</p>'], ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'], ['<a href="/page/delivery">a</a>', '<a href="/page/delivery">a</a>'], ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<img src="data:image/svg+xml,x" onerror=x alt="a">', '<img alt="a" />'], ['<iframe src="https://a.example"></iframe><style>p{}</style>x', 'x'], ['<h2 style="color:red" class="x">a</h2>', '<h2>a</h2>'], ['<svg><use href="#x"/></svg>', ''],
  ])('%s', (dirty, clean) => { expect(sanitise(dirty)).toBe(clean) })
})
