import type { PackagePatch } from './patch.ts'

/**
 * A calendar of days without a time zone takes the device's: a screen reader hears "Today" on another day than the one that
 * is marked when the device is not in Hong Kong, and the calendar opens on that day. The shop's days are Hong Kong's.
 *
 * Goes when react-aria's Calendar takes a time zone.
 */
export const calendarPatches: readonly PackagePatch[] = [
  {
    file: /react-stately\/dist\/private\/calendar\/useCalendarState\.mjs/,
    find: /(val && 'timeZone' in val \? val\.timeZone : )resolvedOptions\.timeZone/,
    replacement: "$1'Asia/Hong_Kong'",
    matches: 1,
  },
]
