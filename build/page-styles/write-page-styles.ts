import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageChunks, type Manifest } from '../../app/server/document/page-chunks.ts'
import { setOf, type PageStyles } from '../../app/server/document/page-styles.ts'
import { readRules } from './read-rules.ts'

/** Pages that are rendered once for everybody; the server sends the others as they are made, with all their styles. */
const PUBLIC_PAGE = /^app\/pages\/(shop|guest|status)\/[\w-]+\.tsx$/

/** What pages in some languages load besides: react-aria's words (app/i18n/compiled/compiled-messages.ts). It may share files that have styles. */
const WORDS = 'design-system/provider-strings/index.ts'

/** The modules that the handle of a page names (app/router/page-modules/fetch-page.ts). */
const modulesOf = (page: string): string[] => [`app/router/page-modules/${page.split('/')[2]}.ts`, page]

/**
 * Writes, for each set of style sheets that a public page has, one sheet with all of them, which the page's loader asks for; and
 * the rules of every such sheet, of which the server writes those into a page that its HTML uses.
 * @returns the number of whole sheets
 */
export function writePageStyles(clientDir: string): number {
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest
  const text = (file: string) => readFileSync(join(clientDir, file), 'utf8').trim()
  const styles: PageStyles = { rules: {}, whole: {} }
  const pages = Object.keys(manifest).filter((module) => PUBLIC_PAGE.test(module))
  for (const modules of pages.flatMap((page) => [modulesOf(page), [...modulesOf(page), WORDS]])) {
    const { css } = pageChunks(manifest, modules)
    const sheet = css.map(text).join('')
    const file = `assets/styles-${createHash('sha256').update(sheet).digest('hex').slice(0, 8)}.css`
    writeFileSync(join(clientDir, file), sheet)
    styles.whole[setOf(css)] = `/${file}`
    for (const each of css) styles.rules[each] ??= readRules(text(each))
  }
  writeFileSync(join(clientDir, '.vite/page-styles.json'), JSON.stringify(styles))
  return new Set(Object.values(styles.whole)).size
}
