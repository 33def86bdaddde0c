/** Whole days from one calendar date to another; negative when `to` lies before `from`. */
export const wholeDaysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)

/** Parses Magento's UTC text 'YYYY-MM-DD HH:MM:SS', or an ISO text, to an instant. */
export const parseServiceTime = (text: string): Date =>
  new Date(/[TZ]/.test(text) ? text : `${text.replace(' ', 'T')}Z`)

/** Formats an instant as 'YYYY-MM-DD HH:MM:SS' in UTC, as Magento does (C-1.3). */
export const formatServiceTime = (instant: Date): string =>
  instant.toISOString().slice(0, 19).replace('T', ' ')
