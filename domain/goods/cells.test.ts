import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellOf, columnOf, headersOf, valueOf, type Value } from './cells.ts'
import { entities, entityNames, recordSchema } from './entities.ts'

const products = recordSchema('products')
const read = (header: string, cell: string) => {
  const column = columnOf(products, header)
  if (!column) throw new Error(`no column ${header}`)
  return valueOf(column, cell)
}

describe('a cell', () => {
  it.each<[string, string, Value | undefined]>([
    ['price', ' 12.50 ', '12.50'],
    ['weight', '120', 120],
    ['weight', '1e3', '1e3'],
    ['listed', 'No', false],
    ['listed', 'maybe', 'maybe'],
    ['categories', 'gut | bone', ['gut', 'bone']],
    ['categories', '', []],
    ['specialPrice', '', null],
    ['price', '', undefined],
    ['name.en', '', undefined],
    ['size.en', '', ''],
    ['short.en', "'=1+1", '=1+1'],
    ['short.en', "it's", "it's"],
    ['parts', '[{"option":1}]', [{ option: 1 }]],
    ['parts', 'broken', 'broken'],
    ['facts.th', '', null],
    ['stock.hk_main', '4', 4],
  ])('of %s that says %j is read as %j', (header, cell, value) => {
    expect(read(header, cell)).toEqual(value)
  })
  it('with a text reads as it was written', () => {
    const column = columnOf(products, 'short.en')!
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('=1', "'=1", "''-", '-', "'")), (text) => {
        fc.pre(text.trim() !== '')
        const written = /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text
        expect(valueOf(column, written)).toBe(text)
        expect(cellOf(column, { short: { en: text } })).toBe(text)
      }),
    )
  })
})

it.each(['colour', 'name', 'name.fr', 'stock', 'stock.__proto__', '__proto__', 'price.en', 'toString'])(
  'there is no column %s',
  (header) => {
    expect(columnOf(products, header)).toBeUndefined()
  },
)

it.each(entityNames)('%s have a column for each field of the schema', (name) => {
  const schema = recordSchema(name)
  const headers = headersOf(schema, [{ stock: { hk_main: 1 } }])
  expect(headers.filter((header) => !columnOf(schema, header))).toEqual([])
  expect(new Set(headers.map((header) => header.split('.')[0]))).toEqual(
    new Set(Object.keys(schema.properties ?? {})),
  )
  expect(headers).toContain(entities[name].key)
})

it('each file is described', () => {
  const paper = readFileSync('docs/import.md', 'utf8')
  for (const name of entityNames) expect(paper).toContain(`| \`${name}\` | \`${entities[name].key}\` |`)
})
