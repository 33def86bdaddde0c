import { describe, expect, it } from 'vitest'
import { inLanguage, languageCodes } from '../../service/languages/six-languages.ts'
import { packs } from '../../service/seed/catalogue/packs.ts'
import { bundles } from '../../service/seed/catalogue/data/bundles.ts'
import { memberships } from '../../service/seed/catalogue/data/memberships.ts'
import { shelves } from '../../service/seed/catalogue/data/shelves.ts'
import { ems, reach } from '../../service/seed/packshots/letters.ts'
import { labelWords } from '../../service/seed/packshots/label-words.ts'
import { packshot } from '../../service/seed/packshots/packshot.ts'
import { brandPicture } from '../../service/seed/packshots/brand-picture.ts'
import { toSimplified } from '../../service/catalogue/search/han.ts'

const drawn = packs.flatMap(({ sku, pack, brand }) =>
  languageCodes.map((language) => {
    const words = labelWords(pack, language, brand)
    return { name: `${sku} ${language}`, sku, language, pack, words, svg: packshot({ ...pack, words }) }
  }),
)
const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
const textsIn = (svg: string) =>
  [...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, text]) => unescaped(text ?? ''))

describe('what is printed on a pack', () => {
  const written = new Map<string, readonly string[]>([
    ...shelves.flatMap(({ products }) => products).map(({ sku, pack }) => [sku, pack.label] as const),
    ...bundles.map(({ sku, pack }) => [sku, pack.label] as const),
    ...memberships.map(({ sku, label }) => [sku, label] as const),
  ])
  it('is the name that was written for it in the language of the page', () => {
    const wrong = drawn.filter(({ sku, language, words, svg }) => {
      const label = written.get(sku)
      if (!label) return false
      const lines = inLanguage(label as Parameters<typeof inLanguage>[0], language).split('\n')
      const texts = textsIn(svg)
      return (
        words.lines.join() !== lines.join() || !(texts.includes(lines[0]!) || texts.includes(lines.join(' ')))
      )
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  })
  it('is in the script of the page: Latin beside it, and nothing else', () => {
    const own = { en: /[A-Za-z]/, ms: /[A-Za-z]/, vi: /[A-Za-z]/, th: /\p{Script=Thai}/u }
    const wrong = drawn.filter(({ language, words, svg }) => {
      const all = textsIn(svg).join(' ')
      if (language === 'zh_cn' || language === 'zh_hk') return /\p{Script=Thai}/u.test(all)
      return /\p{Script=Han}/u.test(all) || !own[language].test(words.lines.join(''))
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  })
  it('has no letter in Hong Kong that is written on the mainland alone', () => {
    const hongKong = [
      ...new Set(drawn.filter(({ language }) => language === 'zh_hk').flatMap(({ svg }) => textsIn(svg))),
    ]
    // the forms that letters of Hong Kong's names and texts have on the mainland: 维 of 維, 温 of 溫
    const texts = shelves
      .flatMap(({ products }) => products)
      .flatMap(({ name, short }) => [name[2], short[2]])
    const simplified = new Set(
      [...hongKong, ...texts].flatMap((text) =>
        [...text].flatMap((letter) => (toSimplified(letter) === letter ? [] : [toSimplified(letter)])),
      ),
    )
    expect(simplified.size).toBeGreaterThan(100)
    expect(hongKong.filter((text) => [...text].some((letter) => simplified.has(letter)))).toEqual([])
    const mainland = [
      ...new Set(drawn.filter(({ language }) => language === 'zh_cn').flatMap(({ svg }) => textsIn(svg))),
    ]
    expect(mainland.filter((text) => toSimplified(text) !== text)).toEqual([])
  })
  it('counts a set and a membership in the language of the page', () => {
    const feet = (sku: string) => drawn.filter((entry) => entry.sku === sku).map(({ words }) => words.foot)
    expect(feet('bundle-everyday')).toEqual(['4 packs', '4 件', '4 件', '4 pek', '4 hộp', '4 ชิ้น'])
    expect(feet('membership')).toEqual(['12 months', '12 个月', '12 個月', '12 bulan', '12 tháng', '12 เดือน'])
  })
  it('says how much is in the size or which flavour was chosen', () => {
    const foot = (sku: string, language: string) =>
      drawn.find((entry) => entry.sku === sku && entry.language === language)?.words.foot
    expect(['60', '120', '180'].map((size) => foot(`omega-3-1200-${size}`, 'en'))).toEqual([
      '1200 mg · 60',
      '1200 mg · 120',
      '1200 mg · 180',
    ])
    expect(foot('collagen-peptides-600g', 'th')).toBe('5000 มก. · 600 กรัม')
    expect(foot('psyllium-fibre-lemon', 'zh_hk')).toBe('350 克 · 檸檬')
    expect(foot('probiotic-capsules', 'zh_cn')).toBe('120 亿 CFU · 60')
    expect(foot('goji-juice', 'en')).toBe('30 ml × 14')
  })
})

interface Box {
  text: string
  left: number
  right: number
  top: number
  foot: number
}
/** The boxes of the texts on the front of a pack: not of a stick beside it or a card, which stand askew. */
const boxesOf = (svg: string): Box[] =>
  [
    ...svg
      .split('<g transform="rotate(-5')[0]!
      .matchAll(/<text x="([\d.-]+)" y="([\d.-]+)" font-size="([\d.]+)"([^>]*)>([^<]*)</g),
  ].map(([, x, y, size, look = '', text = '']) => {
    const words = unescaped(text)
    const spacing = Number(/letter-spacing="([\d.-]+)"/.exec(look)?.[1] ?? 0)
    const width = ems(words) * Number(size) + [...words].length * spacing
    const left = look.includes('text-anchor="start"') ? Number(x) : Number(x) - width / 2
    // big letters of a symbol stand on the line without a descender
    const { rise, drop } = look.includes('font-weight="800"') ? { rise: 0.74, drop: 0.16 } : reach(words)
    return {
      text: words,
      left,
      right: left + width,
      top: Number(y) - rise * Number(size),
      foot: Number(y) + drop * Number(size),
    }
  })
const meet = (a: Box, b: Box): boolean =>
  a.left < b.right - 0.2 && b.left < a.right - 0.2 && a.top < b.foot - 0.2 && b.top < a.foot - 0.2

describe('on a label', () => {
  const flat = drawn.filter(({ pack }) => pack.container !== 'card')
  it('no two texts meet', () => {
    const wrong = flat.filter(({ svg }) => {
      const boxes = boxesOf(svg)
      return boxes.some((box, index) => boxes.slice(index + 1).some((other) => meet(box, other)))
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  })
  it('no text leaves the paper', () => {
    /** Where names are printed on the pack itself. */
    const bare: Record<string, readonly [left: number, right: number, top: number, foot: number]> = {
      tube: [143, 257, 92, 290],
      gift: [116, 246, 150, 360],
    }
    const wrong = flat.filter(({ pack, svg }) => {
      const paper =
        /<path d="M([\d.]+) ([\d.]+)Q[\d. ]+ ([\d.]+) [\d.]+V([\d.]+)Q[^"]*" fill="[^"]*" stroke="#000" stroke-opacity="\.07"/.exec(
          svg,
        )
      const [left, right, top, foot] =
        bare[pack.container] ?? [paper?.[1], paper?.[3], paper?.[2], paper?.[4]].map(Number)
      return boxesOf(svg).some(
        (box) => box.left < left! || box.right > right! || box.top < top! || box.foot > foot! + 9,
      )
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  })
})

describe('the sign of a brand', () => {
  it('is in the language of the page', () => {
    const { brand } = packs.find(({ sku }) => sku === 'vitamin-c-1000')!
    expect(textsIn(brandPicture(brand, 'zh_hk'))).toEqual(['翠葉', 'JADELEAF'])
    expect(textsIn(brandPicture(brand, 'zh_cn'))).toEqual(['翠叶', 'JADELEAF'])
    expect(textsIn(brandPicture(brand, 'th'))).toEqual(['Jadeleaf'])
  })
})
