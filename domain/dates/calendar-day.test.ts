import { expect, it } from 'vitest'
import { isCalendarDay } from './calendar-day.ts'

it.each([
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['2026-11-26T00:00', false],
  ['', false],
])('%s: %s', (text, isDay) => {
  expect(isCalendarDay(text)).toBe(isDay)
})
