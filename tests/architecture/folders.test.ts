import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { componentFolders } from '../../design-system/testing/folders.ts'
import { foldersOf, isTest, namesIn, rooms, sourcesOf } from './sources.ts'

const files = rooms.flatMap(sourcesOf)

/** Groups of the design system's components; `commerce` alone knows what a shop sells. */
const componentGroups = [
  'actions',
  'charts',
  'commerce',
  'data',
  'feedback',
  'fields',
  'layout',
  'media',
  'navigation',
  'overlays',
  'text',
]

describe('folders', () => {
  it.each(rooms)('of %s hold at most 20 sources each, tests and stories aside', (room) => {
    const sizes = new Map<string, number>()
    for (const file of sourcesOf(room))
      if (!isTest(file)) sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1)
    expect(sizes.size).toBeGreaterThan(5)
    expect([...sizes].filter(([, size]) => size > 20)).toEqual([])
  })
  it('say what they hold', () => {
    const vague = /(^|\/)(utils?|helpers?|common|misc|shared|types|hooks|lib)(\/|$)/
    expect(files.filter((file) => vague.test(dirname(file)))).toEqual([])
  })
  it('of components are the known groups', () => {
    expect(foldersOf('design-system/components').toSorted()).toEqual(componentGroups)
  })
  it('of components have names of their own in all groups: the package exports them without the group', () => {
    const names = componentFolders().map(({ name }) => name)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })
  it('of the kit stay small, and none is a noun', () => {
    const size = (folder: string) =>
      sourcesOf(folder).filter((file) => !isTest(file) && dirname(file) === folder).length
    expect(size('features/kit')).toBeLessThan(20)
    for (const folder of foldersOf('features/kit')) expect(size(`features/kit/${folder}`)).toBeLessThan(10)
    expect(foldersOf('features/kit')).toEqual(['connection', 'form', 'labels', 'language'])
    expect(foldersOf('domain')).not.toContain('kit')
  })
  it('of features hold no styles', () => {
    expect(files.filter((file) => /^features\/.*\.css\.ts$/.test(file))).toEqual([])
  })
  it('of migrations give each a number of its own', () => {
    const numberOf = (name: string) => name.slice(0, 3)
    const names = namesIn('service/db/migrations').filter((name) => name.endsWith('.sql'))
    expect(names.filter((name) => !/^\d{3}-[a-z0-9-]+\.sql$/.test(name))).toEqual([])
    const shared = names.filter((name) =>
      names.some((other) => other !== name && numberOf(other) === numberOf(name)),
    )
    // A database knows them by their names, so they keep them. They touch different tables: their order makes no difference.
    expect(shared).toEqual([
      '070-arrival-reminder.sql',
      '070-bundle-price.sql',
      '071-feedback.sql',
      '071-membership.sql',
    ])
  })
})
