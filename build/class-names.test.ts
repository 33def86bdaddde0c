import { describe, expect, it } from 'vitest'
import { classNames, styleFiles } from './class-names.ts'

const files = ['app/b.css.ts', 'app/a.css.ts']

describe('the name of a class', () => {
  it('is the file and the number within it', () => {
    const nameOf = classNames(files)
    const names = [
      { hash: '1i7k8a0', filePath: 'app/a.css.ts' },
      { hash: '1i7k8az', filePath: 'app/a.css.ts' },
      { hash: '1i7k8a10', filePath: 'app/a.css.ts' },
      { hash: 'x9c0', filePath: 'app/b.css.ts' },
    ].map(nameOf)
    const [own, other] = [names[0]?.slice(0, 2), names[3]?.slice(0, 2)]
    expect(names).toEqual([`${own}0`, `${own}z`, `${own}10`, `${other}0`])
    expect(other).not.toBe(own)
  })
  it('is the same in both builds, in whichever order they find the files', () => {
    const named = { hash: '1i7k8a0', filePath: 'app/b.css.ts' }
    expect(classNames(files.toReversed())(named)).toBe(classNames(files)(named))
  })
  it('is no word, and another one for each file', () => {
    const many = Array.from({ length: 520 }, (_, index) => `app/${index}.css.ts`)
    const nameOf = classNames(many)
    const names = many.map((filePath) => nameOf({ hash: 'hash0', filePath }))
    expect(new Set(names).size).toBe(520)
    for (const name of names) expect(name).toMatch(/^[a-z]\d0$/i)
  })
  it('stays for most files when one is added', () => {
    const many = Array.from({ length: 150 }, (_, index) => `app/${index}.css.ts`)
    const names = (all: readonly string[]) => {
      const nameOf = classNames(all)
      return many.map((filePath) => nameOf({ hash: 'hash0', filePath }))
    }
    const before = names(many)
    const moved = names([...many, 'app/00.css.ts']).filter((name, index) => name !== before[index])
    expect(moved.length).toBeLessThan(10)
  })
  it('cannot be given to more files than there are signs, or to an unknown one', () => {
    expect(() => classNames(Array.from({ length: 521 }, (_, index) => `${index}.css.ts`))).toThrow('520')
    expect(() => classNames(files)({ hash: 'hash0', filePath: 'other.css.ts' })).toThrow('other.css.ts')
  })
})

it('every style file of the shop can be named', () => {
  const found = styleFiles()
  expect(found).toContain('design-system/components/text/Icon/Icon.css.ts')
  expect(() => classNames(found)).not.toThrow()
})
