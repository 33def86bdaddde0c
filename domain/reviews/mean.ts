/** Mean rating as Magento's summary: a whole number from 0 to 100, 0 without reviews. */
export const ratingSummary = (sum: number, count: number): number =>
  count > 0 ? Math.round((sum / count) * 20) : 0

/** Stars of a summary, 0–5 with one decimal: every screen shows a mean by this one rounding. */
export const starsOf = (summary: number): number => Math.round(summary / 2) / 10
