import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getProduct } from '#domain/catalogue/api.ts'
import { readProduct } from '#domain/catalogue/product-view.ts'
import { getBannerSlider, getCmsBlock, getCmsPage, getLandingPage } from '#domain/content/api.ts'
import { getCommon } from '#domain/store/api.ts'
import { languages } from '#domain/store/languages.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'
import { sanitise } from './sanitise.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(async () => {
  await service.stop()
})

/** The product whose picture stands at an address. */
const skuIn = (address: string) => /([^/]+)[.]svg/.exec(address)?.[1] ?? ''

const identifiers = [
  'terms-conditions',
  'privacy',
  'delivery',
  'returns',
  'about-us',
  'associate-offer',
  'contact',
  'legal',
  'accessibility',
]
const page = (id: string, store = 'en') => service.expectOk(getCmsPage, { params: { id } }, { store })

describe('content pages', () => {
  it.each(identifiers)('%s is written in every language of its own', async (identifier) => {
    const texts = await Promise.all(languages.map(({ code }) => page(identifier, code)))
    expect(new Set(texts.map((text) => text.content)).size).toBe(languages.length)
    for (const text of texts) {
      expect(text).toMatchObject({ identifier, active: true })
      expect(text.title).toBeTruthy()
      expect(text.content).toContain('<h2>')
      expect(text.content).not.toMatch(/undefined|<p><\/p>/)
    }
  })

  it('are found by id and by the names that links use', async () => {
    const terms = await page('terms-conditions')
    expect(await page(String(terms.id))).toEqual(terms)
    expect(await page('terms')).toEqual(terms)
    expect((await page('5')).identifier).toBe('terms-conditions')
    expect((await page('about')).identifier).toBe('about-us')
  })

  it('answer 404 for an unknown one', async () => {
    expect(await service.call(getCmsPage, { params: { id: 'none' } })).toMatchObject({
      status: 404,
      message: `The CMS page with the "%1" ID doesn't exist.`,
      parameters: ['none'],
    })
    expect(await service.call(getCmsBlock, { params: { id: 'none' } })).toMatchObject({
      status: 404,
      message: `The CMS block with the "%1" ID doesn't exist.`,
      parameters: ['none'],
    })
  })

  it.each(languages.map(({ code }) => code))(
    'names the figures of the associate offer in %s',
    async (store) => {
      const { content } = await page('associate-offer', store)
      // R-560 gives the English its spelling
      const purchase = store === 'en' ? /HKD 3,500/ : /HK\$3,500\.00/
      for (const figure of [/HK\$258/, /20%/, /30/, /12/, purchase]) expect(content).toMatch(figure)
    },
  )

  it('lead only to pages of the shop that exist', async () => {
    for (const { code } of languages)
      for (const identifier of identifiers) {
        const links = [...(await page(identifier, code)).content!.matchAll(/href="([^"]*)"/g)].map(
          ([, href = '']) => href,
        )
        expect(links.filter((href) => !/^(\/|mailto:)/.test(href))).toEqual([])
        for (const target of links.filter((href) => href.startsWith('/page/')))
          expect((await service.call(getCmsPage, { params: { id: target.slice(6) } })).ok).toBe(true)
      }
  })

  it('shows the fees that checkout asks', async () => {
    const { content } = await page('delivery')
    expect(content).toContain('<th scope="col">Fee</th>')
    expect(content).toMatch(/SF Express · Home delivery[^<]*<\/td><td>HK\$30\.00<\/td><td>HK\$500\.00/)
    // what is never free says so with a dash
    expect(content).toMatch(/Hongkong Post[^<]*<\/td><td>HK\$38\.00<\/td><td>–/)
    for (const { code } of languages) expect((await page('delivery', code)).content).not.toContain('HK$0.00')
  })

  it('come with their blocks as landing pages', async () => {
    const landing = await service.expectOk(
      getLandingPage,
      { params: { id: 'associate-offer' } },
      { store: 'th' },
    )
    const block = await service.expectOk(getCmsBlock, { params: { id: 'associate-offer' } }, { store: 'th' })
    expect(landing.blocks).toEqual([{ identifier: 'associate-offer', content: block.content }])
  })
})

describe('what an editor writes', () => {
  it.each([
    ['<script>alert(1)</script><p onclick="x()" style="color:red">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<img src="x" onerror="x()">', '<img src="x" />'],
    ['<iframe src="https://a.example"></iframe><svg onload="x()"><p>b</p></svg>', '<p>b</p>'],
    ['<a href="//a.example">a</a>', '<a>a</a>'],
    [
      '<h2>a</h2><ol><li><strong>b</strong> <a href="/page/terms">c</a></li></ol>',
      '<h2>a</h2><ol><li><strong>b</strong> <a href="/page/terms">c</a></li></ol>',
    ],
  ])('%s is stored as %s', (written, stored) => {
    expect(sanitise(written)).toBe(stored)
  })
})

describe('the home banners', () => {
  it('have pictures and places that exist, in every language', async () => {
    for (const { code } of languages) {
      const common = await service.expectOk(getCommon, { params: { languageCode: code } }, { store: code })
      const more = common.storeConfigs.find((config) => config.code === code)!.extension_attributes!
      expect(more.banner_slider_desktop).not.toBe(more.banner_slider_mobile)
      for (const id of [more.banner_slider_desktop, more.banner_slider_mobile]) {
        const slider = await service.expectOk(
          getBannerSlider,
          { params: { id: String(id) } },
          { store: code },
        )
        expect(slider.slides.length).toBeGreaterThan(0)
        for (const slide of slider.slides) {
          expect((await service.request(slide.image_url)).status).toBe(200)
          // as the product has it, so that a page with both fetches one picture
          const { images } = readProduct(
            await service.expectOk(getProduct, { params: { sku: skuIn(slide.image_url) } }, { store: code }),
          )
          expect(slide.image_url).toBe(images[0]?.src)
          expect(slide.url).toMatch(/^\/(categories|product|bundles)/)
          expect(slide.title).toBeTruthy()
        }
      }
    }
    expect(await service.call(getBannerSlider, { params: { id: '99' } })).toMatchObject({ status: 404 })
  })
})
