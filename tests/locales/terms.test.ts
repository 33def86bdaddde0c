import { globSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type LanguageCode } from '../../domain/store/languages.ts'
import { languageCodes } from '../../service/languages/six-languages.ts'

const root = new URL('../../', import.meta.url).pathname
const parts = readdirSync(`${root}locales`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  .map((entry) => entry.name)

/**
 * Words that lost to the terms of docs/glossary.md. Referrer, enroller and sponsor have a test of their own (sponsorship-terms.test.ts).
 */
const lost: Readonly<Record<LanguageCode, RegExp>> = {
  en: /e-mail|\bfavorites?\b|\bcolors?\b|\bcatalog\b|\bbasket\b|\bcanceled\b|\bvouchers?\b|preferred members?|loyalty rewards|withdrawals?\b|\b(?:first|last) name\b/i,
  zh_cn:
    /组合|会籍|派付|奖金余额|忠诚积分|券码|电邮|(?<!（)私隐|载入|重设(?:密码|链接)|条款[与和]细则|购物篮|去结算|礼券|心愿单|膳食补充品|奖励积分|年费|承运商|未能|加入 ?Jadeleaf/u,
  zh_hk:
    /組合|派付|獎金結餘|傭金|忠誠積分|券碼|裡|下單|帳號|郵遞區號|手提電話|網路|信息|默認|搭配|購物籃|去結算|禮券|獎勵積分|年費|承運商|物流|庫存|出貨|注冊|快遞|商品|帳期|倉庫|(?<!內地)身份證號碼|加入 ?Jadeleaf/u,
  ms: /mata kesetiaan|ganjaran kesetiaan|daftar keluar|ID Cina|pilih pilihan|terikat dengan|jumlah kecil|rakan perniagaan|bakul|baucar|senarai hajat|kredit bayaran/i,
  vi: /e-mail|phiếu giảm giá|nhận xét|số đơn hàng|tư cách thành viên|phí thành viên|CMND|hình thức thanh toán|huỷ|hoá đơn|đối tác|số (?:điện thoại )?di động|mã giới thiệu|mã xác nhận|hãng (?:vận chuyển|giao hàng)|giỏ mua|điểm tích lũy|số dư (?:chi trả|nhận tiền)/iu,
  th: /พันธมิตร|หุ้นส่วน|กรุณา|โทเค็น|แต้ม|รถเข็น|เวาเชอร์|บัตรกำนัล|สิ่งที่อยากได้|ยอดเงินจ่าย|หมายเลขโทรศัพท์มือถือ|เบอร์มือถือ|รหัสแนะนำ|ราคาปลีก|ค่าเริ่มต้น|โค้ดส่วนลด|คัดลอกโค้ด|ผู้ขนส่ง|ยอดคงเหลือรับเงิน/u,
}

interface Said {
  readonly where: string
  readonly language: LanguageCode
  readonly text: string
}
const isText = (value: unknown): value is string => typeof value === 'string'

/** Every text of a module's data in six languages: tuples in the order of the languages, and records by language. */
function textsIn(value: unknown, where: string, found: Said[] = []): Said[] {
  if (Array.isArray(value) && value.length === languageCodes.length && value.every(isText))
    found.push(...languageCodes.map((language, at) => ({ where, language, text: String(value[at]) })))
  else if (value && typeof value === 'object' && languageCodes.every((code) => code in value))
    found.push(
      ...languageCodes.flatMap((language) => strings(value[language as keyof typeof value], where, language)),
    )
  else if (value && typeof value === 'object')
    for (const inner of Object.values(value)) textsIn(inner, where, found)
  return found
}
/** The strings below a language's entry; what a function says of its arguments is said with their names. */
function strings(value: unknown, where: string, language: LanguageCode): Said[] {
  if (isText(value)) return [{ where, language, text: value }]
  if (typeof value === 'function') {
    // Texts with blanks: mails take words, messages take a record.
    const said = (() => {
      try {
        return (value as (...blanks: unknown[]) => unknown)('1', '2', '3')
      } catch {
        return undefined
      }
    })()
    return strings(said, where, language)
  }
  return value && typeof value === 'object'
    ? Object.values(value).flatMap((inner) => strings(inner, where, language))
    : []
}

const modules = globSync(
  [
    'service/seed/{catalogue,content}/**/*.ts',
    'service/seed/{footer,sample-reviews,store}.ts',
    'service/**/*texts.ts',
    'service/customers/change-notice.ts',
  ],
  { cwd: root },
).filter((file) => !file.includes('.test'))
const seeded = (
  await Promise.all(
    modules.map(async (file) => textsIn({ ...((await import(root + file)) as object) }, file)),
  )
).flat()
const catalogues = languageCodes.flatMap((language) =>
  parts.flatMap((part) =>
    Object.entries(
      JSON.parse(readFileSync(`${root}locales/${part}/${language}.json`, 'utf8')) as Record<string, string>,
    ).map(([where, text]) => ({ where, language, text })),
  ),
)

describe.each(languageCodes)('terms in %s', (code) => {
  it('are those of the glossary in every message', () => {
    expect(catalogues.filter(({ language, text }) => language === code && lost[code].test(text))).toEqual([])
  })
  it('are those of the glossary in products, pages and mails', () => {
    const said = seeded.filter(({ language }) => language === code)
    expect(said.length).toBeGreaterThan(500)
    expect(said.filter(({ text }) => lost[code].test(text))).toEqual([])
  })
})
