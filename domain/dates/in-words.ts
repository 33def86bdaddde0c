import type { LanguageTag } from '../store/languages.ts'

/**
 * Every date of the shop is a Hong Kong date (shopping.md §5) of the Gregorian calendar. Thai by itself would count Buddhist years;
 * beside an order's date stand the months of a card, the periods of a commission (202611) and letters of the bank, which do not.
 *
 * Written here, as Unicode's CLDR has them, instead of by Intl: the first date format of a page takes a phone 50 ms, and the
 * server's tables and a browser's are not always of the same year, so that a page would be taken over with another text.
 */
interface Words {
  date: (day: number, month: number, year: number) => string
  /** A date with the minute, on a clock of 24 hours. */
  withTime: (date: string, time: string) => string
}

const english = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const malay = 'Jan Feb Mac Apr Mei Jun Jul Ogo Sep Okt Nov Dis'.split(' ')
const thai = 'ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.'.split(' ')

const dateFirst = (date: string, time: string) => `${date} ${time}`
const dateComma = (date: string, time: string) => `${date}, ${time}`
const chinese: Words = { date: (day, month, year) => `${year}年${month}月${day}日`, withTime: dateFirst }

const words: Readonly<Record<LanguageTag, Words>> = {
  en: { date: (day, month, year) => `${english[month - 1]} ${day}, ${year}`, withTime: dateComma },
  'zh-CN': chinese,
  'zh-HK': chinese,
  ms: { date: (day, month, year) => `${day} ${malay[month - 1]} ${year}`, withTime: dateComma },
  vi: { date: (day, month, year) => `${day} thg ${month}, ${year}`, withTime: (date, time) => `${time} ${date}` },
  th: { date: (day, month, year) => `${day} ${thai[month - 1]} ${year}`, withTime: dateFirst },
}

const wordsOf = (locale: string): Words => words[locale as LanguageTag] ?? words.en

/** Hong Kong has been at UTC+8 without daylight saving since 1979. */
const inHongKong = (instant: Date): Date => new Date(instant.getTime() + 8 * 3_600_000)

const dateOf = (there: Date, locale: string): string => wordsOf(locale).date(there.getUTCDate(), there.getUTCMonth() + 1, there.getUTCFullYear())

/** "Nov 21, 2026" in the order of a language (BCP 47 tag; English for one that is not ours). */
export const dateInWords = (instant: Date, locale: string): string => dateOf(inHongKong(instant), locale)

/** The date and the minute, with a clock of 24 hours. */
export function timeInWords(instant: Date, locale: string): string {
  const there = inHongKong(instant)
  const two = (value: number) => String(value).padStart(2, '0')
  return wordsOf(locale).withTime(dateOf(there, locale), `${two(there.getUTCHours())}:${two(there.getUTCMinutes())}`)
}
