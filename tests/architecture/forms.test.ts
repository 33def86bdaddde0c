import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The opening tags of a file's forms. */
const formsIn = (file: string) => readFileSync(file, 'utf8').match(/<form\b[^>]*/g) ?? []

it('every form says how it is sent without script: by POST, or as a search to an address of its own', () => {
  const files = globSync('{design-system,features,app}/**/*.tsx').filter(
    (file) => !/\.(stories|test)\.tsx$/.test(file),
  )
  expect(files.some((file) => formsIn(file).length > 0)).toBe(true)
  const silent = files.filter((file) =>
    formsIn(file).some((tag) => !/method="post"/.test(tag) && !/method="get"\s+action=/.test(tag)),
  )
  expect(silent).toEqual([])
})
