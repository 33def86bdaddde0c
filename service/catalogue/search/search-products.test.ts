import { describe, expect, it } from 'vitest'
import type { LanguageCode } from '#domain/store/languages.ts'
import { ProductIndex, type Texts } from './product-index.ts'
import { searchProducts } from './search-products.ts'

const texts = (name: string, more: Partial<Texts> = {}): Texts => ({
  name,
  short: '',
  brand: '',
  categories: [],
  facts: [],
  options: [],
  ...more,
})
const indexOf = (...products: readonly Partial<Record<LanguageCode, Texts>>[]) => {
  const index = new ProductIndex()
  for (const [place, byLanguage] of products.entries())
    index.add(place, { skus: [`sku-${place}`], byLanguage })
  return {
    find: (text: string, language: LanguageCode = 'en', isUnfinished = false) => [
      ...searchProducts(index, { language, text, isUnfinished }, products.length).places,
    ],
    index,
  }
}

describe('a search', () => {
  const { find } = indexOf(
    { en: texts('Gentle Iron with Vitamin C', { facts: ['Iron', 'Vitamin C (ascorbic acid)'] }) },
    {
      en: texts('Vitamin C 1000 mg', { facts: ['Vitamin C (ascorbic acid)'] }),
      zh_hk: texts('維他命C 1000 mg'),
    },
    { en: texts('Lutein 20 mg', { short: 'For the desk.' }), th: texts('ลูทีน 20 มก.') },
    { en: texts('Quokkaberry Jelly', { brand: 'Little Oak', options: ['Lemon', '60 pieces'] }) },
  )
  it.each([
    ['the plain match first', 'vitamin c', [1, 0]],
    ['an ingredient', 'ascorbic acid', [1, 0]],
    ['all that is asked for', 'iron vitamin c', [0]],
    ['another script', '维他命', [1]],
    ['a need', 'my eyes', [2]],
    ['a brand written as one word', 'littleoak', [3]],
    ['an option', 'lemon', [3]],
    ['a SKU', 'sku-2', [2]],
    ['half a word of a text', 'quok', [3]],
    ['a mistyped word of a text', 'quokkabery', [3]],
    ['a word beside an unknown one', 'lutein xyzzy', [2]],
    ['nothing', 'xyzzyx', []],
    ['nothing for no words', '', []],
  ])('finds %s', (_, text, expected) => {
    expect(find(text)).toEqual(expected)
  })

  it('takes an unfinished word for what it may become, beside what it is', () => {
    expect(find('vita', 'en', true)).toContain(1)
    expect(find('vita')).not.toEqual([])
  })

  it('takes who types marks at their word', () => {
    const { find: inVietnamese } = indexOf(
      { vi: texts('Dầu cá') },
      { vi: texts('Đạm đậu') },
      { vi: texts('Tóc, da & móng') },
    )
    expect(inVietnamese('đậu', 'vi')).toEqual([1])
    expect(inVietnamese('dau', 'vi')).toEqual(expect.arrayContaining([0, 1]))
  })

  it('finds Chinese that is spelt by ear, in Mandarin, Cantonese and initials', () => {
    const { find: inChinese } = indexOf(
      { zh_cn: texts('猕猴桃软糖'), zh_hk: texts('獼猴桃軟糖') },
      { zh_cn: texts('西洋参胶囊'), zh_hk: texts('花旗參膠囊') },
    )
    expect(inChinese('mihoutao', 'zh_cn')).toEqual([0])
    expect(inChinese('mí hóu táo', 'zh_cn')).toEqual([0])
    expect(inChinese('xi1 yang2 shen1', 'zh_cn')).toEqual([1])
    expect(inChinese('fa kei sam', 'zh_hk')).toEqual([1])
    expect(inChinese('mhtrt', 'zh_cn')).toEqual([0])
  })

  it('finds what is added later, at another place', () => {
    const { index } = indexOf({ en: texts('Wombat root') })
    const places = () => [...searchProducts(index, { language: 'en', text: 'wombat' }, 2).places]
    expect(places()).toEqual([0])
    index.add(1, { skus: ['new'], byLanguage: { en: texts('Wombat leaf') } })
    expect(places().toSorted()).toEqual([0, 1])
  })
})
