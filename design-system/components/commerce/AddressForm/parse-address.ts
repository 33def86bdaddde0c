import type { AddressRegion, ParsedAddress } from './parsed-address.ts'
import { readHongKong } from './hong-kong-address.ts'
import { macaoParishes, municipalities, provinces, taiwanCities } from './place-names.ts'
import { splitName } from './split-name.ts'

const gap = '[ -]?'
/** Mobile number formats, longest first; a plain eight-digit number is Hong Kong's unless Macao is mentioned. */
const phones: readonly { country: AddressRegion; prefix: string; form: RegExp }[] = [
  {
    country: 'CN',
    prefix: '86',
    form: new RegExp(`(?<!\\d)(?:\\(?(?:\\+|00)?86\\)?${gap})?(1[3-9]\\d${gap}\\d{4}${gap}\\d{4})(?!\\d)`),
  },
  {
    country: 'TW',
    prefix: '886',
    form: new RegExp(`(?<!\\d)(?:\\(?(?:\\+|00)886\\)?${gap})(9\\d{2}${gap}\\d{3}${gap}\\d{3})(?!\\d)`),
  },
  { country: 'TW', prefix: '886', form: new RegExp(`(?<!\\d)(09\\d{2}${gap}\\d{3}${gap}\\d{3})(?!\\d)`) },
  {
    country: 'MO',
    prefix: '853',
    form: new RegExp(`(?<!\\d)\\(?(?:\\+|00)?853\\)?${gap}(6\\d{3}${gap}\\d{4})(?!\\d)`),
  },
  {
    country: 'HK',
    prefix: '852',
    form: new RegExp(`(?<!\\d)(?:\\(?(?:\\+|00)?852\\)?${gap})?([4-9]\\d{3}${gap}\\d{4})(?!\\d)`),
  },
]
const landline = /(?<!\d)(?:\(?(?:\+|00)?852\)?[ -]?)?([23]\d{3}[ -]\d{4})(?!\d)/
/** Recipient markers that couriers write after the name. */
const receiver = /\s*\((?:收|收件人|收货人|收貨人)\)|(?<=先生|女士|小姐|太太)\s*收(?=\s|$|[,，])/gu
/** Words that mark a line of Latin letters as a street rather than a name. */
const streetWord =
  /\b(?:road|rd|street|st|avenue|ave|lane|path|terrace|drive|building|bldg|mansions?|house|court|estate|gardens?|towers?|centre|center|plaza|floor|flat|room|block|villas?|city|district|hong kong|china|macau|macao|taiwan)\b/i
const labels =
  /(?:收货人|收貨人|收件人|联系人|聯絡人|姓名|手机号码|手機號碼|手机|手機|联系电话|聯絡電話|电话|電話|所在地区|所在地區|地区|地區|详细地址|詳細地址|收货地址|收貨地址|地址|邮政编码|郵遞區號|邮编|郵編|身份证号码|身份證號碼|身份证|身份證|recipient|name|mobile|phone|tel|address|postcode|zip)\s*[:：]\s*/gi
const countryWords: readonly [AddressRegion, RegExp][] = [
  [
    'HK',
    /^(?:中国|中國)?(?:香港特别行政区|香港特別行政區|香港(?!岛|島)|Hong Kong(?! Island)\b|HKSAR\b|HK\b)/i,
  ],
  ['MO', /^(?:中国|中國)?(?:澳门特别行政区|澳門特別行政區|澳门|澳門|Macao\b|Macau\b)/i],
  ['TW', /^(?:中国|中國)?(?:台湾省?|臺灣省?|台灣省?|Taiwan\b)/i],
  ['CN', /^(?:中国大陆|中國大陸|中华人民共和国|中国|中國|China\b)/i],
]
const separators = /^[\s,，、;；.。|/-]+|[\s,，、;；|/-]+$/g
const trim = (text: string) => text.replace(separators, '')
const addressLike = /[省市区區县縣镇鎮乡鄉村路街道巷弄号號楼樓室栋棟座]|\d/u

/** Strips the first of `names` that starts the text, with its suffix if present. */
function take(
  text: string,
  names: readonly string[],
  suffix: string,
): [name: string | undefined, rest: string] {
  const lower = text.toLowerCase()
  const name = names
    .filter((candidate) => lower.startsWith(candidate))
    .toSorted((a, b) => b.length - a.length)[0]
  if (!name) return [undefined, text]
  const tail = new RegExp(`^(?:${suffix})`, 'i').exec(text.slice(name.length))?.[0] ?? ''
  return [
    text.slice(0, name.length) + (/^\s/.test(tail) ? '' : tail),
    trim(text.slice(name.length + tail.length)),
  ]
}

/** Strips a match of `form` from the start of the text. */
function match(text: string, form: RegExp): [found: string | undefined, rest: string] {
  const found = form.exec(text)?.[0]
  return found ? [found, trim(text.slice(found.length))] : [undefined, text]
}

const cityForm = /^(?:[^省市区區县縣州盟\d\s]{1,10}(?:自治州|地区|地區)|[^市区區县縣\d\s]{1,8}?[市盟])/u
const districtForm = /^[^市区區县縣旗\d\s]{1,9}?(?:新区|新區|自治县|自治縣|自治旗|区|區|县|縣|市|旗)/u
const taiwanDistrictForm = /^[^市区區县縣\d\s]{1,4}?[区區乡鄉镇鎮市]/u

/** Strips country, region, city and district from the start of an address; the rest is the street. */
function places(text: string, hint: AddressRegion | undefined): ParsedAddress {
  let rest = trim(text)
  let country: AddressRegion | undefined
  for (const [code, form] of countryWords) {
    const [found, left] = match(rest, form)
    if (found) {
      country = code
      rest = left
      break
    }
  }
  const done = (part: ParsedAddress): ParsedAddress => ({ ...part, ...(rest ? { street: rest } : {}) })

  if (country === 'MO' || (!country && hint === 'MO')) {
    const [region, left] = take(rest, macaoParishes.flat(), '区|區')
    rest = left
    return done({ country: 'MO', ...(region ? { region } : {}) })
  }
  const inHongKong = readHongKong(rest, country === 'HK' || (!country && hint === 'HK'))
  if (inHongKong && (!country || country === 'HK')) return { country: 'HK', ...inHongKong }
  if (country === 'HK') return done({ country })
  const [taiwan, afterTaiwan] = take(rest, taiwanCities, '市|縣|县')
  if (taiwan && country !== 'CN') {
    const [city, left] = match(afterTaiwan, taiwanDistrictForm)
    rest = left
    return done({ country: 'TW', region: taiwan, ...(city ? { city } : {}) })
  }
  const [municipality, afterMunicipality] = take(rest, municipalities, '市')
  const [province, afterProvince] = take(
    rest,
    provinces,
    '省|壮族自治区|壯族自治區|回族自治区|回族自治區|维吾尔自治区|維吾爾自治區|自治区|自治區',
  )
  const region = municipality ?? province
  if (!region) return done((country ?? hint) ? { country: country ?? hint ?? 'CN' } : {})
  rest = municipality ? afterMunicipality : afterProvince
  // A municipality is often written twice: 上海市上海市浦东新区.
  const [city, afterCity] = municipality
    ? take(rest, [municipality.replace(/市$/, '')], '市')
    : match(rest, cityForm)
  const [district, left] = match(afterCity, districtForm)
  rest = left
  return done({
    country: 'CN',
    region,
    ...(city || municipality ? { city: city ?? municipality ?? '' } : {}),
    ...(district ? { district } : {}),
  })
}

const isName = (piece: string, pieces: number) =>
  !addressLike.test(piece) &&
  !places(piece, undefined).country &&
  (/^\p{Script=Han}{2,4}$/u.test(piece) ||
    (/^[\p{Script=Latin}][\p{Script=Latin} .'-]{1,39}$/u.test(piece) &&
      pieces > 1 &&
      !streetWord.test(piece)))

/**
 * Parses an address pasted from a chat or another shop: name, phone, ID, postcode, places and street in any order, with
 * or without labels.
 * Phone, ID and postcode are found by their format; the part that starts with a place is the address; a short part
 * without digits is the name.
 */
export function parseAddress(pasted: string): ParsedAddress {
  let text = pasted
    .normalize('NFKC')
    .replace(/[‐-―]/g, '-')
    .replace(labels, '\n')
    .replace(receiver, '\n')
    .slice(0, 1000)
  const out: ParsedAddress = {}
  const cut = (form: RegExp) => {
    const found = form.exec(text)
    if (found) text = `${text.slice(0, found.index)}\n${text.slice(found.index + found[0].length)}`
    return found?.[1] ?? found?.[0]
  }
  const chineseId = cut(/(?<!\d)\d{17}[\dXx](?!\d)/)
  if (chineseId) out.chineseId = chineseId.toUpperCase()
  let hint: AddressRegion | undefined
  for (const { country, prefix, form } of phones) {
    const found = cut(form)
    if (!found) continue
    hint = country === 'HK' && /澳门|澳門|maca[ou]/i.test(text) ? 'MO' : country
    out.mobilePrefix = hint === 'MO' ? '853' : prefix
    out.telephone = found.replace(/\D/g, '').replace(hint === 'TW' ? /^0/ : /^$/, '')
    break
  }
  if (!out.telephone) {
    // A Hong Kong landline is not a mobile number, but not part of the street either.
    const fixedLine = cut(landline)
    if (fixedLine) {
      hint = 'HK'
      out.mobilePrefix = '852'
      out.telephone = fixedLine.replace(/\D/g, '')
    }
  }
  const postcode =
    cut(/(?<![\d-])\d{6}(?![\d-]|\s*[号號室])/) ?? cut(/^\s*\d{3}(?:\d{2})?(?=\s*\p{Script=Han})/mu)
  if (postcode) out.postcode = postcode.trim()

  const parts = text
    .split(/\n+|[;；|]+/)
    .map(trim)
    .filter(Boolean)
  // Words separated by spaces may be a single Chinese address: 广东省 深圳市 南山区 科技园.
  const pieces = parts.flatMap((part) =>
    part.split(/\p{Script=Han}/u.test(part) ? /[\s,，、]+/ : /\s*,\s*/).filter(Boolean),
  )
  const name = pieces.find((piece) => isName(piece, pieces.length))
  const address = pieces.filter((piece) => piece !== name)
  return { ...out, ...(name ? splitName(name) : {}), ...places(join(address), hint) }
}

/** Joins Chinese parts without a separator, others with a comma. */
const join = (pieces: readonly string[]) =>
  pieces.reduce(
    (all, piece) =>
      all + (all && !(/\p{Script=Han}$/u.test(all) || /^\p{Script=Han}/u.test(piece)) ? ', ' : '') + piece,
    '',
  )
