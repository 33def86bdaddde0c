/** Whether a text 'YYYY-MM-DD' is a day that exists; JavaScript would read 30 February as 2 March. */
export function isCalendarDay(text: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : new Date(Number.NaN)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
