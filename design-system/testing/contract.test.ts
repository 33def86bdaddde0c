import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { componentFolders } from './folders.ts'

const root = join(import.meta.dirname, '../components')
const folders = componentFolders(root)
const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8')
/** The sources of a component, without its stories and tests. */
const sources = (path: string) =>
  readdirSync(join(root, path))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(stories|test|css)\.tsx?$/.test(file))
    .map((file) => ({ file, text: read(path, file) }))

// Architecture: what stands in a folder, what its entry names, and which props and sinks its source may hold. How a component behaves
// is tested on what it renders (server.test.tsx, hydrate.browser.test.tsx, its stories).
describe.each(folders)('$name', ({ name, path }) => {
  it('has its entry and its stories', () => {
    expect(existsSync(join(root, path, 'index.ts'))).toBe(true)
    expect(existsSync(join(root, path, `${name}.tsx`))).toBe(true)
    expect(existsSync(join(root, path, `${name}.stories.tsx`))).toBe(true)
  })

  it('is exported under its own name', () => {
    // The stack is reached through its provider and its hook.
    if (name === 'NotificationStack') return
    expect(read(path, 'index.ts')).toMatch(new RegExp(`\\b${name}\\b`))
  })

  it('shows its props in a Matrix and has a story for people', () => {
    const stories = [...read(path, `${name}.stories.tsx`).matchAll(/^export const (\w+)/gm)].map(
      ([, story]) => story,
    )
    expect(stories).toContain('Matrix')
    expect(stories.length).toBeGreaterThan(1)
  })

  it('takes no class and no style from outside, and writes no style attribute', () => {
    for (const { file, text } of sources(path)) {
      expect(text, file).not.toMatch(/\bstyle=\{/)
      expect(text, file).not.toMatch(/^ {2}(className|style)\??:/m)
    }
  })

  it('renders HTML from outside only in SafeHtml', () => {
    if (name === 'SafeHtml') return
    for (const { file, text } of sources(path)) expect(text, file).not.toContain('dangerouslySetInnerHTML')
  })
})
