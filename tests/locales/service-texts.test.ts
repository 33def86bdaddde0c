import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { serviceTexts, textFiles, textsOfFile } from '../../scripts/service-texts.mjs'
import { compareWithRecord, entriesAfter } from '../../scripts/stale-translations.mjs'

const translated = ['zh_cn', 'zh_hk', 'ms', 'vi', 'th']

describe('a text outside the catalogues', () => {
  it('is found as a list of six', () => {
    const source = `
      export const texts = {
        view: six('View', '查看', '查看', 'Lihat', 'Xem', 'ดู'),
        methods: { door: ['To the door', '送货上门', '送貨上門', 'Ke pintu', 'Tận nhà', 'ถึงบ้าน'] },
        codes: ['a', 'b', 'c', 'd', 'e', 'f'],
      }`
    expect(textsOfFile('a.ts', source)).toEqual({
      'a.ts:texts.view': { en: 'View', zh_cn: '查看', zh_hk: '查看', ms: 'Lihat', vi: 'Xem', th: 'ดู' },
      'a.ts:texts.methods.door': {
        en: 'To the door',
        zh_cn: '送货上门',
        zh_hk: '送貨上門',
        ms: 'Ke pintu',
        vi: 'Tận nhà',
        th: 'ถึงบ้าน',
      },
    })
  })
  it('is found by language, with the words of its functions', () => {
    const source = `
      const mails: Mails = {
        en: { sent: { subject: (number) => \`Order \${number} sent\` } },
        zh_cn: { sent: { subject: (number) => \`订单 \${number} 已发货\` } },
        zh_hk: { sent: { subject: (number) => \`訂單 \${number} 已發貨\` } },
        ms: { sent: { subject: (number) => \`Pesanan \${number} dihantar\` } },
        vi: { sent: { subject: (number) => \`Đã gửi đơn \${number}\` } },
        th: { sent: { subject(number) { return \`ส่ง \${number} แล้ว\` } } },
      }`
    expect(textsOfFile('a.ts', source)).toEqual({
      'a.ts:mails.sent.subject': {
        en: 'Order \n sent',
        zh_cn: '订单 \n 已发货',
        zh_hk: '訂單 \n 已發貨',
        ms: 'Pesanan \n dihantar',
        vi: 'Đã gửi đơn \n',
        th: 'ส่ง \n แล้ว',
      },
    })
  })
  it('is found in data, by what names its entry', () => {
    const six = { en: 'Zinc', zh_cn: '锌', zh_hk: '鋅', ms: 'Zink', vi: 'Kẽm', th: 'สังกะสี' }
    const { en, zh_cn, zh_hk } = six
    const data = { products: [{ sku: 'zinc-15', name: six }], points: [{ name: { en, zh_cn, zh_hk } }] }
    expect(textsOfFile('a.json', JSON.stringify(data))).toEqual({
      'a.json:products.zinc-15.name': six,
      'a.json:points.0.name': { en, zh_cn, zh_hk, ms: en, vi: en, th: en },
    })
  })
  it('has a number if its names are those of another', () => {
    const source = "const texts = [six('1', '一', '', '', '', ''), six('2', '二', '', '', '', '')]"
    expect(Object.keys(textsOfFile('a.ts', source))).toEqual(['a.ts:texts', 'a.ts:texts#2'])
  })
  it('is stale when its English changes alone', () => {
    const source = (en: string, th: string) =>
      textsOfFile('a.ts', `const view = six('${en}', '查看', '查看', 'Lihat', 'Xem', '${th}')`)
    const read = entriesAfter(source('View', 'ดู'), translated, [], {}).entries
    expect(compareWithRecord(source('View', 'ดู'), translated, read).stale).toEqual([])
    expect(compareWithRecord(source('Open', 'เปิด'), translated, read).stale).toEqual(
      ['zh_cn', 'zh_hk', 'ms', 'vi'].map((language) => `${language}: a.ts:view`),
    )
  })
})

/** Files whose Thai is no translation of an English text: words to search by, names of languages and months, of people. */
const ownWords = [
  'domain/dates/format-date.ts',
  'domain/dates/format-month.ts',
  'domain/store/languages.ts',
  'service/catalogue/search/thai.ts',
  'service/catalogue/search/thesaurus/stop-words.ts',
  'service/catalogue/search/thesaurus/substances.ts',
  'service/catalogue/search/tokenize.ts',
  'service/seed/invitations.ts',
]

it('every file with Thai in it is read', () => {
  const read = new Set(Object.keys(serviceTexts()).map((id) => id.split(':')[0]))
  const withThai = textFiles().filter((file) => /\p{Script=Thai}/u.test(readFileSync(file, 'utf8')))
  expect(withThai.filter((file) => !read.has(file))).toEqual(ownWords)
})
