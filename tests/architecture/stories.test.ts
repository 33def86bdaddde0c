import { expect, it } from 'vitest'
import { rooms, sourcesOf, textOf } from './imports.ts'

const stories = rooms.flatMap(sourcesOf).filter((file) => file.endsWith('.stories.tsx'))
/** An assertion of the focus without `waitFor`. It extends to the next `await` at most. */
const unwaited = /await expect\((?:(?!await )[\s\S])*?\)\s*\.toHaveFocus\(\)/

it('a play waits for the focus, which react-aria moves in a later frame', () => {
  expect(stories.length).toBeGreaterThan(100)
  expect(stories.filter((file) => unwaited.test(textOf(file)))).toEqual([])
})
