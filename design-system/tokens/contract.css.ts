import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { dark, light, type ColourRoles } from './themes.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const roles = Object.fromEntries(Object.keys(light).map((role) => [role, kebab(role)])) as Record<
  keyof ColourRoles,
  string
>

const scales = {
  /** Font sizes on a 1.2 ratio: t1 12, t2 14, t3 16, t4 19, t5 23, t6 28, t7 33, t8 40 px. */
  size: {
    t1: 'size-1',
    t2: 'size-2',
    t3: 'size-3',
    t4: 'size-4',
    t5: 'size-5',
    t6: 'size-6',
    t7: 'size-7',
    t8: 'size-8',
  },
  leading: { body: 'leading-body', tight: 'leading-tight' },
  weight: { normal: 'weight-normal', medium: 'weight-medium', strong: 'weight-strong', bold: 'weight-bold' },
  font: { latin: 'font-latin', sans: 'font-sans', display: 'font-display' },
  /** Space in fours: the key × 4 px. */
  space: {
    s1: 'space-1',
    s2: 'space-2',
    s3: 'space-3',
    s4: 'space-4',
    s5: 'space-5',
    s6: 'space-6',
    s8: 'space-8',
    s10: 'space-10',
    s12: 'space-12',
    s16: 'space-16',
    s20: 'space-20',
  },
  radius: { tag: 'radius-tag', control: 'radius-control', sheet: 'radius-sheet', full: 'radius-full' },
  motion: { fast: 'motion-fast', slow: 'motion-slow', ease: 'motion-ease' },
  layout: { gutter: 'gutter', measure: 'measure', page: 'page', tap: 'tap' },
}

/** Every token as a CSS variable reference: `vars.colour.brand`, `vars.space.s4`, `vars.size.t3`. */
export const vars = createGlobalThemeContract({ colour: roles, ...scales }, (value) => `jl-${value ?? ''}`)

/** The one breakpoint (60rem), the two sizes beside it that few layouts answer, and the preferences a component may answer. */
export const media = {
  /** Paper too: a sheet is narrower than a desktop, but nobody scrolls it. */
  wide: 'print, screen and (min-width: 60rem)',
  narrow: 'screen and (max-width: 59.99rem)',
  /** A tablet upright: narrow in all but the layouts that have something of their own for it. */
  medium: 'screen and (min-width: 40rem) and (max-width: 59.99rem)',
  /** Wide, with room for one more column. */
  large: 'screen and (min-width: 96rem)',
  /** A phone on its side, or a page at 400 %: what stays in sight would leave no room (WCAG 1.4.10). */
  low: 'screen and (max-height: 20rem)',
  tiny: 'screen and (max-width: 23rem)',
  forcedColours: '(forced-colors: active)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  hover: '(hover: hover)',
} as const

// The fallback is Arial at Inter’s measure (styles/fonts.css.ts), so that nothing moves when Inter arrives.
const latin = '"Inter Variable", "Inter Fallback"'
createGlobalTheme(':root', vars, {
  colour: light,
  size: {
    t1: '.75rem',
    t2: '.875rem',
    t3: '1rem',
    t4: '1.1875rem',
    t5: '1.4375rem',
    t6: '1.75rem',
    t7: '2.0625rem',
    t8: '2.5rem',
  },
  leading: { body: '1.6', tight: '1.3' },
  weight: { normal: '400', medium: '500', strong: '600', bold: '700' },
  font: {
    latin,
    sans: `${latin}, "PingFang SC", "HarmonyOS Sans SC", "MiSans", "Noto Sans CJK SC", "Noto Sans SC", "Microsoft YaHei", system-ui, sans-serif`,
    display: `"Songti SC", "Noto Serif CJK SC", "Source Han Serif SC", "Noto Serif SC", ${latin}, "PingFang SC", "Noto Sans CJK SC", "Microsoft YaHei", system-ui, sans-serif`,
  },
  space: {
    s1: '.25rem',
    s2: '.5rem',
    s3: '.75rem',
    s4: '1rem',
    s5: '1.25rem',
    s6: '1.5rem',
    s8: '2rem',
    s10: '2.5rem',
    s12: '3rem',
    s16: '4rem',
    s20: '5rem',
  },
  radius: { tag: '3px', control: '6px', sheet: '12px', full: '999px' },
  motion: { fast: '120ms', slow: '200ms', ease: 'cubic-bezier(.2, 0, 0, 1)' },
  layout: { gutter: '1rem', measure: '40rem', page: '75rem', tap: '2.75rem' },
})

const darkVars = Object.fromEntries(
  Object.entries(dark).map(([role, value]) => [vars.colour[role as keyof ColourRoles].slice(4, -1), value]),
)
globalStyle(':root', { colorScheme: 'light' })
globalStyle(':root[data-theme=dark]', { colorScheme: 'dark', vars: darkVars })
globalStyle(':root:not([data-theme=light])', {
  '@media': { '(prefers-color-scheme: dark)': { colorScheme: 'dark', vars: darkVars } },
})
globalStyle(':root', {
  '@media': {
    [media.wide]: { vars: { [vars.layout.gutter]: '2rem' } },
    [media.large]: { vars: { [vars.layout.page]: '90rem' } },
    [media.reducedMotion]: { vars: { [vars.motion.fast]: '0ms', [vars.motion.slow]: '0ms' } },
  },
})

// Chinese sets quotes and dashes full width and leaves them to its own face; the others take Inter's.
const latinMarks = `${latin}, "Inter Marks"`
const thaiSans = `${latinMarks}, "Noto Sans Thai Variable", "Sukhumvit Set", "Leelawadee UI", sans-serif`
globalStyle('[lang]:lang(zh-Hant), [lang]:lang(zh-HK)', {
  vars: {
    [vars.font.sans]:
      `${latin}, "PingFang HK", "Noto Sans CJK HK", "Noto Sans HK", "Microsoft JhengHei", system-ui, sans-serif`,
    [vars.font.display]:
      `"Songti TC", "Noto Serif CJK HK", "Noto Serif HK", ${latin}, "PingFang HK", "Noto Sans CJK HK", "Microsoft JhengHei", system-ui, sans-serif`,
  },
})
globalStyle('[lang]:lang(th)', {
  vars: {
    [vars.font.sans]: thaiSans,
    [vars.font.display]: thaiSans,
    [vars.leading.body]: '1.75',
    [vars.leading.tight]: '1.5',
  },
})
globalStyle('[lang]:lang(en), [lang]:lang(ms), [lang]:lang(vi)', {
  vars: {
    [vars.font.sans]:
      `${latinMarks}, "PingFang SC", "Noto Sans CJK SC", "Microsoft YaHei", system-ui, sans-serif`,
    [vars.font.display]: vars.font.sans,
    [vars.leading.tight]: '1.25',
  },
})
