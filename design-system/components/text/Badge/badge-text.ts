/** What a badge shows: nothing for 0 and for what is not a count, “99+” above `max`. */
export function badgeText(count: number, max = 99): string {
  if (!Number.isFinite(count) || count < 1) return ''
  const whole = Math.floor(count)
  return whole > max ? `${max}+` : String(whole)
}
