import type { LanguageTag } from '../store/languages.ts'

/**
 * All dates of the shop are Hong Kong dates of the Gregorian calendar. Thai would use Buddhist years by
 * default, but an order's date appears beside card expiries, commission periods (202611) and bank letters, which do
 * not.
 *
 * English is British but for September, which is Sep as in charts and periods; Vietnamese uses figures, as shops there do.
 *
 * The formats follow Unicode's CLDR but do not use Intl: the first date format of a page takes a phone 50 ms, and
 * server and browser may have tables of different years, which would make hydration fail.
 */
interface Words {
  date: (day: number, month: number, year: number) => string
  /** Date and time, on a 24-hour clock. */
  withTime: (date: string, time: string) => string
}

const english = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const malay = 'Jan Feb Mac Apr Mei Jun Jul Ogo Sep Okt Nov Dis'.split(' ')
const thai = 'ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.'.split(' ')

const two = (value: number): string => String(value).padStart(2, '0')
const dateFirst = (date: string, time: string) => `${date} ${time}`
const dateComma = (date: string, time: string) => `${date}, ${time}`
const chinese: Words = { date: (day, month, year) => `${year}年${month}月${day}日`, withTime: dateFirst }

const dateWords: Readonly<Record<LanguageTag, Words>> = {
  en: { date: (day, month, year) => `${day} ${english[month - 1]} ${year}`, withTime: dateComma },
  'zh-CN': chinese,
  'zh-HK': chinese,
  ms: { date: (day, month, year) => `${day} ${malay[month - 1]} ${year}`, withTime: dateComma },
  vi: {
    date: (day, month, year) => `${two(day)}/${two(month)}/${year}`,
    withTime: (date, time) => `${time} ${date}`,
  },
  th: { date: (day, month, year) => `${day} ${thai[month - 1]} ${year}`, withTime: dateFirst },
}

const wordsOf = (locale: string): Words => dateWords[locale as LanguageTag] ?? dateWords.en

/** Hong Kong has been at UTC+8 without daylight saving since 1979. */
const inHongKong = (instant: Date): Date => new Date(instant.getTime() + 8 * 3_600_000)

const dateOf = (there: Date, locale: string): string =>
  wordsOf(locale).date(there.getUTCDate(), there.getUTCMonth() + 1, there.getUTCFullYear())

/** "21 Nov 2026" in the order of a language (BCP 47 tag; English for an unknown one). */
export const formatDate = (instant: Date, locale: string): string => dateOf(inHongKong(instant), locale)

/** The same for a calendar date 'YYYY-MM-DD'. */
export const formatDay = (day: string, locale: string): string => dateOf(new Date(`${day}T00:00:00Z`), locale)

/** Date and time, on a 24-hour clock. */
export function formatDateTime(instant: Date, locale: string): string {
  const there = inHongKong(instant)
  return wordsOf(locale).withTime(
    dateOf(there, locale),
    `${two(there.getUTCHours())}:${two(there.getUTCMinutes())}`,
  )
}
