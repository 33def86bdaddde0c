const wholeMonths: Readonly<Record<'en' | 'ms' | 'th', readonly string[]>> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  ms: 'Januari Februari Mac April Mei Jun Julai Ogos September Oktober November Disember'.split(' '),
  th: 'มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม'.split(' '),
}

/** "November 2026": formats a month 'YYYY-MM' in a language (English for an unknown one). */
export function formatMonth(month: string, locale: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  if (locale === 'zh-CN' || locale === 'zh-HK') return `${year}年${number}月`
  if (locale === 'vi') return `tháng ${number} năm ${year}`
  return `${wholeMonths[locale === 'ms' || locale === 'th' ? locale : 'en'][number - 1]} ${year}`
}

/**
 * Capitalises a month at the start of a line or on its own: "Tháng 11 năm 2026". Of the shop's languages only Vietnamese
 * writes months small inside a sentence.
 */
export const capitaliseMonth = (month: string, locale: string): string =>
  locale === 'vi' ? month.charAt(0).toUpperCase() + month.slice(1) : month

/** Lower-cases a month inside a sentence: "PPV tháng 9". `Intl` capitalises a Vietnamese month without a year. */
export const monthInSentence = (month: string, locale: string): string =>
  locale === 'vi' ? month.charAt(0).toLowerCase() + month.slice(1) : month
