import { describe, expect, it } from 'vitest'
import { isTest, lengthOf, rooms, sourcesOf } from './imports.ts'
import { limits, longFile, longFunctions } from './sizes.ts'

/** Data, apart from rules: products, places, people, drawings. The loader is written into pages as it stands. */
const isData = (file: string): boolean =>
  /^service\/seed\/.*(data|packshots)\//.test(file) || file.endsWith('.js')

const long = rooms
  .flatMap(sourcesOf)
  .filter((file) => !isTest(file) && !isData(file) && lengthOf(file) > limits.function)
  .flatMap((file) => [...longFile(file), ...longFunctions(file)])

describe('sizes', () => {
  it('functions have at most 60 lines, components 120 and files 300, or say why: // Long: …', () => {
    const unexplained = long.filter(({ reason }) => reason === undefined)
    expect(unexplained.map(({ what, lines }) => `${what}: ${lines}`)).toEqual([])
  })
  it('a long function is found, its reason read, and what lies inside counted once', () => {
    const body = Array.from({ length: 61 }, (_, index) => `  use(${index})`).join('\n')
    const [bare] = longFunctions('a.ts', `export function fill() {\n${body}\n}`)
    expect(bare).toEqual({ what: 'a.ts fill', lines: 63, reason: undefined })
    const said = longFunctions(
      'a.ts',
      `// Long: a table that is read from top to bottom.\nexport const fill = () => {\n  const inner = () => {\n${body}\n  }\n}`,
    )
    expect(said).toEqual([
      { what: 'a.ts fill', lines: 65, reason: 'a table that is read from top to bottom.' },
    ])
    expect(longFunctions('Page.tsx', `export function Page() {\n${body}\n}`)).toEqual([])
  })
})
