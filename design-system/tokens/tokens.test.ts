import { describe, expect, it } from 'vitest'
import { dark, light, type ColourRoles } from './themes.ts'

type Role = keyof ColourRoles

/** WCAG 2.2 relative luminance of `#rrggbb`. */
function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = (hex.slice(1).match(/../g) ?? []).map((pair) => {
    const part = parseInt(pair, 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string) {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const grounds: Role[] = [
  'groundVitamin',
  'groundBotanical',
  'groundGut',
  'groundBone',
  'groundBeauty',
  'groundFamily',
  'groundHeart',
  'groundSleep',
]
const papers: Role[] = ['surface', 'surfaceRaised', 'surfaceSunken']
const pair = (inks: Role[], papersOfThem: Role[]) =>
  inks.flatMap((ink) => papersOfThem.map((paper) => [ink, paper] as const))

/** Words: 4.5 to 1 (WCAG 1.4.3). */
const texts = [
  ...pair(['ink', 'inkMuted', 'brand', 'sale', 'member', 'info', 'success', 'warning', 'critical'], papers),
  ...pair(['ink', 'inkMuted', 'brand', 'sale'], grounds),
  ...pair(
    ['ink', 'inkMuted'],
    ['memberTint', 'infoTint', 'successTint', 'warningTint', 'criticalTint', 'brandTint'],
  ),
  ['brandInk', 'brand'],
  ['brandInk', 'brandHover'],
  ['brand', 'brandTint'],
  ['wallInk', 'wall'],
  ['noticeInk', 'notice'],
  ['surface', 'ink'],
  ['onSolid', 'sale'],
  ['onSolid', 'critical'],
  ['inkMuted', 'wall'],
  ['ink', 'saleTint'],
  ['sale', 'saleTint'],
  ['member', 'memberTint'],
  ['info', 'infoTint'],
  ['success', 'successTint'],
  ['warning', 'warningTint'],
  ['critical', 'criticalTint'],
] as (readonly [Role, Role])[]

/** Edges of controls, the focus ring, stars, charts: 3 to 1 (WCAG 1.4.11). */
const parts = [
  ...pair(['lineStrong', 'focus'], papers),
  ...pair(['star', 'rule'], ['surface', 'surfaceRaised']),
  ...pair(['chart1', 'chart2', 'chart3', 'chart4', 'chart5'], papers),
  // Filled marks of state stand on the paper: a step, a meter, a badge, a checked box.
  ...pair(['brand', 'member', 'warning', 'success', 'critical', 'sale'], papers),
  // A tick or a figure inside such a mark, and the edge of a chosen card or chip.
  ['brandInk', 'brand'],
  ['onSolid', 'critical'],
  ['brand', 'brandTint'],
  ['lineStrong', 'surfaceRaised'],
  ...pair(
    ['focus'],
    [
      'brandTint',
      'wall',
      'memberTint',
      'infoTint',
      'successTint',
      'warningTint',
      'criticalTint',
      'saleTint',
      ...grounds,
    ],
  ),
] as (readonly [Role, Role])[]

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('%s theme', (_, theme) => {
  it.each(texts)('%s can be read on %s', (ink, paper) => {
    expect(contrast(theme[ink], theme[paper])).toBeGreaterThanOrEqual(4.5)
  })
  it.each(parts)('%s can be seen on %s', (part, paper) => {
    expect(contrast(theme[part], theme[paper])).toBeGreaterThanOrEqual(3)
  })
})

it('contrast is measured as WCAG does: 21:1 between black and white', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5)
})
