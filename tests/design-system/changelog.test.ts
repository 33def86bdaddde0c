import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { componentFolders } from '../../design-system/testing/folders.ts'

const changelog = readFileSync('design-system/CHANGELOG.md', 'utf8')
const snapshot = readFileSync('tests/design-system/api.snap.txt')

describe('the changelog of the design system', () => {
  it('has an entry for the public names as they are now: write it, then put the new hash at the end', () => {
    const hash = createHash('sha256').update(snapshot).digest('hex').slice(0, 16)
    expect(/<!-- api (\w+) -->\s*$/.exec(changelog)?.[1]).toBe(hash)
  })

  it('names only components that exist', () => {
    const names = new Set(componentFolders().map(({ name }) => name))
    const current = changelog.replaceAll(/^### Removed\n[^#]*/gm, '')
    const named = [...current.matchAll(/^- `([A-Z]\w+)`/gm)].map(([, name = '']) => name)
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((name) => !names.has(name))).toEqual([])
  })
})
