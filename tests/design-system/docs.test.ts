import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { componentFolders, componentsRoot } from '../../design-system/testing/folders.ts'
import { documented } from './prop-docs.ts'
import { folders as publicFolders } from './public-api.ts'
import { entriesOf, storybookIndex } from './storybook-index.ts'

const index = await storybookIndex()
const all = documented()
const capital = (word: string) => `${word[0]?.toUpperCase()}${word.slice(1)}`

describe.each(componentFolders())('$name', ({ group, name: folder, path }) => {
  const here = all.filter((item) => item.folder === folder)
  const props = here.flatMap((item) =>
    item.props.map((prop) => ({ ...prop, said: `${item.name}.${prop.name} (${prop.place})` })),
  )
  const entries = entriesOf(index, { group, name: folder, path })
  const stories = entries.filter((entry) => entry.type === 'story')

  it('has a file of its name, which its entry exports', () => {
    expect(existsSync(join(componentsRoot, path, `${folder}.tsx`))).toBe(true)
    const { exported } = publicFolders.find(({ name }) => name === folder) ?? { exported: [] }
    expect(exported.map(({ name }) => name)).toContain(folder)
  })
  it('has a docstring, and so has each of its props', () => {
    expect(here.filter(({ about }) => about === '').map(({ name }) => name)).toEqual([])
    expect(props.filter(({ text }) => text === '').map(({ said }) => said)).toEqual([])
  })
  // A flag that is left out is off and a list that is left out is empty: nobody needs to be told.
  it('says what is taken when a prop is left out', () =>
    expect(
      props
        .filter(
          ({ fallback, default: told }) =>
            fallback !== undefined && !/^(false|undefined|\[\]|\{\}|'')$/.test(fallback) && !told,
        )
        .map(({ said, fallback }) => `${said} = ${fallback}`),
    ).toEqual([]))
  it('has a page in the group of its folder, a Matrix for pictures and a story for people', () => {
    expect(new Set(entries.map(({ title }) => title))).toEqual(new Set([`${capital(group)}/${folder}`]))
    expect(entries.some(({ type }) => type === 'docs')).toBe(true)
    expect(stories.map(({ name }) => name)).toContain('Matrix')
    expect(stories.length).toBeGreaterThan(1)
    // The page describes what the stories call their component.
    for (const story of stories)
      expect(story.componentPath).toMatch(new RegExp(`^\\./${componentsRoot}/${path}/`))
  })
  it('is tried by a test or by the play function of a story', () => {
    const isTested = readdirSync(join(componentsRoot, path)).some((file) => /\.test\.tsx?$/.test(file))
    expect(isTested || stories.some(({ tags }) => tags?.includes('play-fn'))).toBe(true)
  })
})
