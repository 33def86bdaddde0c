import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { usedRules, type StyleRule } from './used-rules.ts'

/** What `build/page-styles/` has written of the styles of public pages. */
export interface PageStyles {
  /** The rules of a style sheet, by its file. */
  rules: Record<string, readonly StyleRule[]>
  /** The address of one sheet with all rules of some, by `setOf` their files. */
  whole: Record<string, string>
}

/** A name for some sheets in any order: a page within a layout reaches them in another than the page alone. */
export const setOf = (css: readonly string[]): string => css.toSorted().join()

/** The styles of a page that is rendered once for everybody. */
export interface FittedStyle {
  /** The address of its whole styles. */
  whole: string
  /** The rules that its HTML uses, as one text. */
  used: (html: string) => string
}

/**
 * Finds the styles of a page by its style sheets, in the order of the cascade.
 * @returns undefined for a page that is not a public one: it carries all its styles
 */
export function readPageStyles(clientDir: string): (css: readonly string[]) => FittedStyle | undefined {
  const file = join(clientDir, '.vite/page-styles.json')
  const json = existsSync(file) ? readFileSync(file, 'utf8') : '{"rules":{},"whole":{}}'
  let styles: PageStyles | undefined
  return (css) => {
    // a process that only answers calls, or has not been asked for a page yet, does without
    styles ??= JSON.parse(json) as PageStyles
    const whole = styles.whole[setOf(css)]
    if (whole === undefined) return undefined
    const rules = css.flatMap((each) => styles?.rules[each] ?? [])
    return { whole, used: (html) => usedRules(rules, html) }
  }
}
