/**
 * Every date of the shop is a Hong Kong date (shopping.md §5) of the Gregorian calendar. Thai by itself would count Buddhist years;
 * beside an order's date stand the months of a card, the periods of a commission (202611) and letters of the bank, which do not.
 */
const day = { timeZone: 'Asia/Hong_Kong', calendar: 'gregory', year: 'numeric', month: 'short', day: 'numeric' } as const satisfies Intl.DateTimeFormatOptions

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${String('hour' in options)}`
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, known)
  return known
}

/** "21 Nov 2026" in the order of a language (BCP 47 tag). */
export const dateInWords = (instant: Date, locale: string): string => formatOf(locale, day).format(instant)

/** The date and the minute, with a clock of 24 hours. */
export const timeInWords = (instant: Date, locale: string): string => formatOf(locale, { ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(instant)
