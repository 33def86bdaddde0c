import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../components')
const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map((entry) => entry.name)
const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8')
/** The sources of a component, without its stories and tests. */
const sources = (name: string) => readdirSync(join(root, name)).filter((file) => /\.tsx?$/.test(file) && !/\.(stories|test|css)\.tsx?$/.test(file)).map((file) => ({ file, text: read(name, file) }))

/** A browser may not send a form because a button forgot its type (`<button>` defaults to submit). */
const strayButtons = (text: string) => (text.match(/<button\b[^>]*>/g) ?? []).filter((tag) => !/\btype=/.test(tag) && !tag.includes('{...'))

describe.each(folders)('%s', (name) => {
  it('has its entry and its stories', () => {
    expect(existsSync(join(root, name, 'index.ts'))).toBe(true)
    expect(existsSync(join(root, name, `${name}.tsx`))).toBe(true)
    expect(existsSync(join(root, name, `${name}.stories.tsx`))).toBe(true)
  })

  it('is exported under its own name', () => {
    // The stack is reached through its provider and its hook.
    if (name === 'NotificationStack') return
    expect(read(name, 'index.ts')).toMatch(new RegExp(`\\b${name}\\b`))
  })

  it('shows its props in a Matrix and has a story for people', () => {
    const stories = [...read(name, `${name}.stories.tsx`).matchAll(/^export const (\w+)/gm)].map(([, story]) => story)
    expect(stories).toContain('Matrix')
    expect(stories.length).toBeGreaterThan(1)
  })

  it('takes no class and no style from outside, and writes no style attribute', () => {
    for (const { file, text } of sources(name)) {
      expect(text, file).not.toMatch(/\bstyle=\{/)
      expect(text, file).not.toMatch(/^ {2}(className|style)\??:/m)
    }
  })

  it('renders HTML from outside only in SafeHtml', () => {
    if (name === 'SafeHtml') return
    for (const { file, text } of sources(name)) expect(text, file).not.toContain('dangerouslySetInnerHTML')
  })

  it('has no button that submits by accident', () => {
    for (const { file, text } of sources(name)) expect(strayButtons(text), file).toEqual([])
  })

  it('links through the application’s link', () => {
    // The skip link and the error summary never leave the page, so they are plain anchors.
    for (const { file, text } of sources(name)) expect((text.match(/<a\b[^>]*>/g) ?? []).filter((tag) => !/href=\{(href|[\w.]*href)\}/.test(tag) || !['SkipLink', 'ErrorSummary'].includes(name)), file).toEqual([])
  })
})
