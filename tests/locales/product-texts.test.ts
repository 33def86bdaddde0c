import { describe, expect, it } from 'vitest'
import { composeBundleText, composeText } from '../../service/seed/catalogue/compose.ts'
import { bundles } from '../../service/seed/catalogue/data/bundles.ts'
import { formOf } from '../../service/seed/catalogue/data/forms.ts'
import type { ProductSeed } from '../../service/seed/catalogue/data/model.ts'
import { cautions } from '../../service/seed/catalogue/data/sentences.ts'
import { isAbout, sampleReviews } from '../../service/seed/sample-reviews.ts'
import { shelves } from '../../service/seed/catalogue/data/shelves.ts'
import { inLanguage, languageCodes } from '../../service/languages/six-languages.ts'

const products = shelves.flatMap((shelf) => shelf.products)
const bySku = new Map(
  products.flatMap((product) => [
    [product.sku, product] as const,
    ...(product.variants?.items ?? []).map(({ suffix }) => [`${product.sku}-${suffix}`, product] as const),
  ]),
)
const texts = products.flatMap((product) =>
  languageCodes.map((language) => ({ product, language, text: composeText(product, language) })),
)
type Case = (typeof texts)[number]
const copyOf = ({ text }: Case): string =>
  [text.shortDescription, text.description, text.directions].join(' ')
const form = (product: ProductSeed) => formOf(product)
const wrong = (isWrong: (entry: Case) => boolean): string[] =>
  texts.filter(isWrong).map(({ product, language }) => `${product.sku} ${language}`)

/** Words of swallowing, in the six languages. */
const swallow = /swallow|吞服|吞下|送服|ditelan|dễ nuốt|กลืนง่าย/i
const eaten = /serving|每份|hidangan|khẩu phần|หน่วยบริโภค|supplement|补充剂|補充/i
const capsuleWords = /coating or capsule|包衣|salutan dan kapsul|vỏ nang|สารเคลือบ/

describe('what is said of a product fits its form', () => {
  it('what is for the skin is never eaten, and nothing eaten is for the skin', () => {
    expect(
      wrong(
        (entry) =>
          form(entry.product) === 'skin' &&
          (swallow.test(copyOf(entry)) || eaten.test(copyOf(entry)) || entry.text.facts.rows.length > 0),
      ),
    ).toEqual([])
    const external = /external use only|仅供外用|只供外用|luar sahaja|Chỉ dùng ngoài da|ใช้ภายนอกเท่านั้น/
    expect(
      wrong(
        (entry) => (form(entry.product) === 'skin') !== external.test(copyOf(entry) + entry.text.warnings),
      ),
    ).toEqual([])
  })
  it('only pills are easy to swallow or have a coating', () => {
    const notPill = texts.filter(({ product }) => !['pill', 'chew'].includes(form(product)))
    expect(
      notPill.filter((entry) => swallow.test(entry.text.description)).map(({ product }) => product.sku),
    ).toEqual([])
    expect(
      wrong(
        ({ product, text }) =>
          form(product) !== 'pill' && capsuleWords.test(text.description.split('<h3>').slice(0, 3).join('')),
      ),
    ).toEqual([])
  })
  it('drops, powders and oil squeezed on food are not chewed', () => {
    expect(
      wrong(
        ({ product, text }) =>
          ['drops', 'powder', 'instant', 'liquid', 'twistOff', 'tea', 'hotDrink'].includes(form(product)) &&
          /\bchew|咀嚼|kunyah|nhai|เคี้ยว/i.test(text.directions + text.warnings),
      ),
    ).toEqual([])
  })
  it('nothing taken more than once a day is best in the morning', () => {
    expect(products.filter(({ dose }) => dose[2] === 'morning' && dose[1] > 1).map(({ sku }) => sku)).toEqual(
      [],
    )
  })
  it('what is sweetened does not say that nothing was added', () => {
    expect(
      wrong(
        ({ product, text }) =>
          product.notes.includes('noSugar') && /nothing added|别无添加|別無添加/.test(text.shortDescription),
      ),
    ).toEqual([])
  })
  it('no placeholder is left, and no text is empty', () => {
    expect(
      wrong(({ text }) =>
        /[{}]|undefined/.test(text.description + text.directions + text.warnings + text.facts.serving),
      ),
    ).toEqual([])
    expect(wrong(({ text }) => !text.directions || !text.warnings || !text.shortDescription)).toEqual([])
  })
})

describe('what Hong Kong wants said', () => {
  const registered = /not registered under|未根据香港|沒有根據《|tidak didaftarkan|không đăng ký|ไม่ได้ขึ้นทะเบียน/
  it('everything eaten says that it is not registered; what is for the skin does not', () => {
    expect(
      wrong(({ product, text }) => registered.test(text.warnings) === (form(product) === 'skin')),
    ).toEqual([])
  })
  it('ingredients, allergens, net content, origin, importer and shelf life stand with every product', () => {
    const rows = (entry: Case) => entry.text.description.split('<h3>').at(-1)!.split('<li>').length - 1
    const expected = ({ product }: Case) =>
      7 - (form(product) === 'skin' ? 1 : 0) - (product.variants?.attribute === 'size' ? 1 : 0)
    expect(wrong((entry) => rows(entry) !== expected(entry))).toEqual([])
  })
  it('a pack names its own count in the label', () => {
    expect(
      wrong(
        ({ product, text }) =>
          product.variants?.attribute !== 'size' && !text.description.includes(text.sizeLabel),
      ),
    ).toEqual([])
  })
})

describe('numbers in short texts are true of the facts', () => {
  it.each(products.map((product) => [product.sku, product] as const))('%s', (_, product) => {
    const known = new Set<number>([
      product.content[0],
      product.dose[0],
      product.dose[1],
      ...product.facts.flatMap(([, quantity, unit]) => [
        quantity,
        unit === 'mg' ? quantity / 1000 : quantity,
      ]),
      product.facts.reduce((sum, [, quantity, unit]) => sum + (unit === 'B CFU' ? quantity : 0), 0),
      // Ages, and vitamins with a number in their name.
      4,
      12,
      2,
      3,
      7,
      50,
      10,
      20,
    ])
    const numbers = [
      ...product.short[0].matchAll(/(?<![\w-])(\d+(?:\.\d+)?)(?= ?(?:mg|g|µg|%|billion))/g),
    ].map(([, value]) => Number(value))
    expect(numbers.filter((value) => !known.has(value))).toEqual([])
  })
})

describe('a bundle carries the warnings of its parts', () => {
  it.each(bundles.map((bundle) => [bundle.sku, bundle] as const))('%s', (_, bundle) => {
    for (const language of languageCodes) {
      const { warnings } = composeBundleText(
        bundle,
        language,
        (sku) => sku,
        (sku) => bySku.get(sku),
      )
      for (const sku of bundle.items.flatMap(([skus]) => skus))
        for (const key of bySku.get(sku)?.cautions ?? [])
          expect(warnings, `${sku} ${key} ${language}`).toContain(inLanguage(cautions[key], language))
    }
  })
  it('finds every part', () => {
    expect(
      bundles.flatMap(({ items }) => items.flatMap(([skus]) => skus)).filter((sku) => !bySku.has(sku)),
    ).toEqual([])
  })
})

describe('what customers say', () => {
  it('nobody speaks of the taste or the taking of what is for the skin', () => {
    const gel = products.find((product) => form(product) === 'skin')
    const said = sampleReviews.filter((sample) => isAbout(sample, gel)).map(({ text }) => text)
    expect(said.filter((text) => /taste|味道|吃|食|rasa|vị |uống|กิน|ชง|capsule|swallow/i.test(text))).toEqual(
      [],
    )
    expect(said).toContain('Light texture, not sticky at all.')
  })
  it('nobody gives sweets to children, and adults do not praise what is for children as theirs', () => {
    expect(sampleReviews.filter(({ text }) => /以為係糖|爱吃葡萄/.test(text))).toEqual([])
    const drops = bySku.get('kids-d3-drops')
    expect(sampleReviews.filter((sample) => sample.of !== undefined && isAbout(sample, drops))).toEqual([])
  })
})

it('Hong Kong reads no simplified character', () => {
  const simplified = /[产点维补剂药医儿养胶银质经层级节应护选续纯简别请强]/
  expect(
    wrong(
      (entry) =>
        entry.language === 'zh_hk' &&
        simplified.test((copyOf(entry) + entry.text.warnings).replaceAll('別', '')),
    ),
  ).toEqual([])
})

describe('cautions', () => {
  it('of a product are all said, in every language', () => {
    expect(
      wrong(({ product, language, text }) =>
        product.cautions.some((key) => !text.warnings.includes(inLanguage(cautions[key], language))),
      ),
    ).toEqual([])
  })
  it('say something in every language, with the same figures', () => {
    const figures = (text: string) => (text.match(/\d+/g) ?? []).toSorted().join()
    expect(
      Object.entries(cautions)
        .filter(([, said]) => said.some((text) => text.length < 4 || figures(text) !== figures(said[0])))
        .map(([key]) => key),
    ).toEqual([])
  })
})

describe('a list in a text', () => {
  it('names no ingredient twice', () => {
    const heading = /<li>(?:Ingredients|配料|成分|Ramuan|Thành phần|ส่วนประกอบ)(?:：|: )(.*?)<\/li>/
    expect(
      wrong(({ text }) => {
        const [, list = ''] = heading.exec(text.description) ?? []
        const items = list.replace(/[（(][^）)]*[）)]/g, '').split(/、|, /)
        return items.length < 2 ? list === '' : new Set(items).size < items.length
      }),
    ).toEqual([])
  })
  it('has commas in Thai, and Thai units', () => {
    const thai = texts.filter(({ language }) => language === 'th')
    expect(
      thai
        .filter(({ text }) => /\d (?:mg|µg|g|ml)\b| {2}|และ {1,}\S+ \d/.test(text.description))
        .map(({ product }) => product.sku),
    ).toEqual([])
    const text = thai.find(({ product }) => product.sku === 'vitamin-d3-k2')!.text
    expect(text.description).toContain('ให้ วิตามินดี 3 25 มคก. และวิตามินเค 2 (MK-7) 45 มคก.')
  })
})
