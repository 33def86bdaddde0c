import { useIntl, type IntlShape } from 'react-intl'

/**
 * Every date of the shop is a Hong Kong date (shopping.md §5) of the Gregorian calendar. Thai by itself would count Buddhist years;
 * beside an order's date stand the months of a card, the periods of a commission (202611) and letters of the bank, which do not.
 */
const hongKong = { timeZone: 'Asia/Hong_Kong', calendar: 'gregory' } as const

export interface HongKongDates {
  /** "21 Nov 2026" in the language's own order. */
  date: (instant: Date) => string
  /** The date and the minute. */
  dateTime: (instant: Date) => string
}

// Thai prints the era with any calendar that is not its own when asked for a style; its parts alone leave it out.
const day = { ...hongKong, year: 'numeric', month: 'short', day: 'numeric' } as const

/** Dates in words for a translator. */
export const hongKongDates = (intl: Pick<IntlShape, 'formatDate'>): HongKongDates => ({
  date: (instant) => intl.formatDate(instant, day),
  dateTime: (instant) => intl.formatDate(instant, { ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
})

/** Dates in words, in the page's language. */
export const useHongKongDates = (): HongKongDates => hongKongDates(useIntl())
