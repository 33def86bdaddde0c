import { describe, expect, it } from 'vitest'
import { isTest, sourcesOf, textOf } from './sources.ts'

const sources = sourcesOf('service').filter((file) => !isTest(file))

/** A select list or `returning` that leaves the columns to the table. */
const everyColumn = /\b(?:select|returning)\s+(?:distinct\s+)?(?:\w+\.)?\*|,\s*\w+\.\*/gi
/** A statement that is typed by its select list, and asserted to answer something else. */
const assertedTwice = /\b(?:one|query)<[^(]*>\(\s*sql`/g

const found = (pattern: RegExp, files: readonly string[] = sources): string[] =>
  files.flatMap((file) => (textOf(file).match(pattern) ?? []).map((text) => `${file}: ${text}`))

describe('statements of the service', () => {
  it('name the columns that they answer (docs/decisions/0041-rows-are-declared.md)', () => {
    expect(found(everyColumn)).toEqual([])
  })
  it('are typed by `sql` or by an assertion, never by both', () => {
    expect(found(assertedTwice)).toEqual([])
  })
  it('are recognised where they break these rules', () => {
    const text =
      'select * from a; select distinct b.* from b; select x, c.* from c; delete from d returning *, 1'
    expect(text.match(everyColumn)).toEqual(['select *', 'select distinct b.*', ', c.*', 'returning *'])
    expect('select count(*) from a'.match(everyColumn)).toBeNull()
    expect('db.one<Row & { n: number }>(\n  sql`select 1`'.match(assertedTwice)).toHaveLength(1)
  })
})
