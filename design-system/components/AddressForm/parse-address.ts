import type { AddressRegion } from './address-format.ts'
import { doubleSurnames, hongKongDistricts, hongKongRegions, macaoParishes, municipalities, provinces, taiwanCities } from './place-names.ts'

/** What was recognised in a pasted address. Places are names as written; only what was found is present. */
export interface ParsedAddress {
  /** Code of the country that the text is of, where it can be told. */
  country?: AddressRegion
  /** The family name found at the start or the end of the text. */
  lastname?: string
  /** The rest of the name. */
  firstname?: string
  /** The country code written before the number, digits only. */
  mobilePrefix?: string
  /** The digits of a mobile number, without its country code. */
  telephone?: string
  /** An identity number that stood in the text. */
  chineseId?: string
  /** Six digits that are no part of another number. */
  postcode?: string
  /** The province or region by its name, not yet an option of a list. */
  region?: string
  /** The city by its name, not yet an option of a list. */
  city?: string
  /** The district by its name, not yet an option of a list. */
  district?: string
  /** What is left when everything else has been taken out. */
  street?: string
}

const gap = '[ -]?'
/** Mobile numbers, from the longest form to the shortest; a plain eight-digit number is Hong Kong's unless Macao is written. */
const phones: readonly { country: AddressRegion; prefix: string; form: RegExp }[] = [
  { country: 'CN', prefix: '86', form: new RegExp(`(?<!\\d)(?:\\(?(?:\\+|00)?86\\)?${gap})?(1[3-9]\\d${gap}\\d{4}${gap}\\d{4})(?!\\d)`) },
  { country: 'TW', prefix: '886', form: new RegExp(`(?<!\\d)(?:\\(?(?:\\+|00)886\\)?${gap})(9\\d{2}${gap}\\d{3}${gap}\\d{3})(?!\\d)`) },
  { country: 'TW', prefix: '886', form: new RegExp(`(?<!\\d)(09\\d{2}${gap}\\d{3}${gap}\\d{3})(?!\\d)`) },
  { country: 'MO', prefix: '853', form: new RegExp(`(?<!\\d)\\(?(?:\\+|00)?853\\)?${gap}(6\\d{3}${gap}\\d{4})(?!\\d)`) },
  { country: 'HK', prefix: '852', form: new RegExp(`(?<!\\d)(?:\\(?(?:\\+|00)?852\\)?${gap})?([4-9]\\d{3}${gap}\\d{4})(?!\\d)`) },
]
const labels = /(?:收货人|收貨人|收件人|联系人|聯絡人|姓名|手机号码|手機號碼|手机|手機|联系电话|聯絡電話|电话|電話|所在地区|所在地區|地区|地區|详细地址|詳細地址|收货地址|收貨地址|地址|邮政编码|郵遞區號|邮编|郵編|身份证号码|身份證號碼|身份证|身份證|recipient|name|mobile|phone|tel|address|postcode|zip)\s*[:：]\s*/gi
const countryWords: readonly [AddressRegion, RegExp][] = [
  ['HK', /^(?:中国|中國)?(?:香港特别行政区|香港特別行政區|香港(?!岛|島)|Hong Kong(?! Island)\b|HKSAR\b|HK\b)/i],
  ['MO', /^(?:中国|中國)?(?:澳门特别行政区|澳門特別行政區|澳门|澳門|Macao\b|Macau\b)/i],
  ['TW', /^(?:中国|中國)?(?:台湾省?|臺灣省?|台灣省?|Taiwan\b)/i],
  ['CN', /^(?:中国大陆|中國大陸|中华人民共和国|中国|中國|China\b)/i],
]
const separators = /^[\s,，、;；.。|/-]+|[\s,，、;；|/-]+$/g
const trim = (text: string) => text.replace(separators, '')
const addressLike = /[省市区區县縣镇鎮乡鄉村路街道巷弄号號楼樓室栋棟座]|\d/u

/** Takes the first of `names` off the front, with a suffix it may carry. */
function take(text: string, names: readonly string[], suffix: string): [name: string | undefined, rest: string] {
  const lower = text.toLowerCase()
  const name = names.filter((candidate) => lower.startsWith(candidate)).toSorted((a, b) => b.length - a.length)[0]
  if (!name) return [undefined, text]
  const tail = new RegExp(`^(?:${suffix})`, 'i').exec(text.slice(name.length))?.[0] ?? ''
  return [text.slice(0, name.length) + (/^\s/.test(tail) ? '' : tail), trim(text.slice(name.length + tail.length))]
}

/** Takes what a form matches off the front. */
function match(text: string, form: RegExp): [found: string | undefined, rest: string] {
  const found = form.exec(text)?.[0]
  return found ? [found, trim(text.slice(found.length))] : [undefined, text]
}

const cityForm = /^(?:[^省市区區县縣州盟\d\s]{1,10}(?:自治州|地区|地區)|[^市区區县縣\d\s]{1,8}?[市盟])/u
const districtForm = /^[^市区區县縣旗\d\s]{1,9}?(?:新区|新區|自治县|自治縣|自治旗|区|區|县|縣|市|旗)/u
const taiwanDistrictForm = /^[^市区區县縣\d\s]{1,4}?[区區乡鄉镇鎮市]/u

/** Country, region, city and district off the front of an address; what is left is the street. */
function places(text: string, hint: AddressRegion | undefined): ParsedAddress {
  let rest = trim(text)
  let country: AddressRegion | undefined
  for (const [code, form] of countryWords) {
    const [found, left] = match(rest, form)
    if (found) { country = code; rest = left; break }
  }
  const done = (part: ParsedAddress): ParsedAddress => ({ ...part, ...(rest ? { street: rest } : {}) })

  if (country === 'MO' || (!country && hint === 'MO')) {
    const [region, left] = take(rest, macaoParishes, '区|區')
    rest = left
    return done({ country: 'MO', ...(region ? { region } : {}) })
  }
  const [hongKong, afterRegion] = take(rest, hongKongRegions, '島|岛')
  if (country === 'HK' || hongKong || (!country && hint === 'HK')) {
    const [city, left] = take(afterRegion, hongKongDistricts, '区|區| district')
    rest = left
    return done({ country: 'HK', ...(hongKong ? { region: hongKong } : {}), ...(city ? { city } : {}) })
  }
  const [taiwan, afterTaiwan] = take(rest, taiwanCities, '市|縣|县')
  if (taiwan && country !== 'CN') {
    const [city, left] = match(afterTaiwan, taiwanDistrictForm)
    rest = left
    return done({ country: 'TW', region: taiwan, ...(city ? { city } : {}) })
  }
  const [municipality, afterMunicipality] = take(rest, municipalities, '市')
  const [province, afterProvince] = take(rest, provinces, '省|壮族自治区|壯族自治區|回族自治区|回族自治區|维吾尔自治区|維吾爾自治區|自治区|自治區')
  const region = municipality ?? province
  if (!region) return done(country ?? hint ? { country: country ?? hint ?? 'CN' } : {})
  rest = municipality ? afterMunicipality : afterProvince
  // A municipality is often written twice: 上海市上海市浦东新区.
  const [city, afterCity] = municipality ? take(rest, [municipality.replace(/市$/, '')], '市') : match(rest, cityForm)
  const [district, left] = match(afterCity, districtForm)
  rest = left
  return done({ country: 'CN', region, ...(city || municipality ? { city: city ?? municipality ?? '' } : {}), ...(district ? { district } : {}) })
}

/** Surname and given name: a Chinese surname is the first character or two, elsewhere it is the last word. */
export function splitName(name: string): Pick<ParsedAddress, 'lastname' | 'firstname'> {
  if (/^\p{Script=Han}+$/u.test(name)) {
    const length = doubleSurnames.some((surname) => name.startsWith(surname)) && Array.from(name).length > 2 ? 2 : 1
    return { lastname: name.slice(0, length), firstname: name.slice(length) }
  }
  const words = name.split(/\s+/)
  return { lastname: words.at(-1) ?? '', firstname: words.slice(0, -1).join(' ') }
}

/**
 * Reads an address as people paste it from a chat or another shop: name, phone, ID, postcode, places and street in any order, with or without labels.
 * Phone, ID and postcode are found by their form; the part that begins with a place is the address; a short part without digits is the name.
 */
export function parseAddress(pasted: string): ParsedAddress {
  let text = pasted.normalize('NFKC').replace(/[‐-―]/g, '-').replace(labels, '\n').slice(0, 1000)
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
  const postcode = cut(/(?<![\d-])\d{6}(?![\d-]|\s*[号號室])/) ?? cut(/^\s*\d{3}(?:\d{2})?(?=\s*\p{Script=Han})/mu)
  if (postcode) out.postcode = postcode.trim()

  const parts = text.split(/\n+|[;；|]+/).map(trim).filter(Boolean)
  // Words divided by spaces may still be one Chinese address: 广东省 深圳市 南山区 科技园.
  const pieces = parts.flatMap((part) => /\p{Script=Han}/u.test(part) ? part.split(/[\s,，、]+/).filter(Boolean) : [part])
  const name = pieces.find((piece) => !addressLike.test(piece) && !places(piece, undefined).country && (/^\p{Script=Han}{2,4}$/u.test(piece) || (/^[\p{L} .'-]{2,40}$/u.test(piece) && !/\p{Script=Han}/u.test(piece) && pieces.length > 1)))
  const address = pieces.filter((piece) => piece !== name)
  const joined = address.reduce((all, piece) => all + (all && !(/\p{Script=Han}$/u.test(all) || /^\p{Script=Han}/u.test(piece)) ? ', ' : all && /[\dA-Za-z]$/.test(all) && /^[\dA-Za-z]/.test(piece) ? ' ' : '') + piece, '')
  return { ...out, ...(name ? splitName(name) : {}), ...places(joined, hint) }
}
