import { readFileSync, readdirSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { modes } from '../../.storybook/modes.ts'
import { componentFolders } from '../../design-system/testing/folders.ts'
import { entriesOf, storybookIndex } from './storybook-index.ts'

const pictures = 'design-system/pictures'
const taken = readdirSync(pictures)

const index = await storybookIndex()
/** `actions-iconbutton`: the beginning of a component's story ids, and of its pictures' names. */
const ids = componentFolders().map((folder) => ({
  name: folder.name,
  id: entriesOf(index, folder)[0]?.id.split('--')[0] ?? folder.name,
}))

describe('the pictures of every Matrix', () => {
  // A mode in Chinese or Thai is pictured where words of ours are shown.
  it.each(ids)('$name has its pictures', ({ id }) => {
    expect(
      ['light', 'dark', 'forced', 'phone'].filter((mode) => !taken.includes(`${id}-${mode}.png`)),
    ).toEqual([])
  })

  it('are of components and modes that exist', () => {
    const known = new Set(ids.flatMap(({ id }) => Object.keys(modes).map((mode) => `${id}-${mode}.png`)))
    expect(taken.filter((file) => !known.has(file))).toEqual([])
  })

  it('are recognised by their hashes, which `npm run pictures` keeps', () => {
    const hashes = JSON.parse(readFileSync('.storybook/known-pictures.json', 'utf8')) as Record<
      string,
      string
    >
    expect(Object.keys(hashes)).toEqual(taken.map((file) => file.replace('.png', '')).toSorted())
  })

  it('are small: `npm run pictures` gives them a palette', () => {
    const sizes = taken.map((file) => ({ file, kib: statSync(`${pictures}/${file}`).size / 1024 }))
    expect(sizes.filter(({ kib }) => kib > 400)).toEqual([])
    expect(sizes.reduce((total, { kib }) => total + kib, 0) / 1024).toBeLessThan(30)
  })
})
