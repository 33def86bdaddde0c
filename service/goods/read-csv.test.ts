import fc from 'fast-check'
import { expect, it } from 'vitest'
import { recordSchema } from '#domain/goods/entities.ts'
import { csvText } from './export-goods.ts'
import { readCsv } from './read-csv.ts'

const texts = fc
  .oneof(
    fc.string(),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('a\nb', '=1', "'=1", '"', 'x\r\ny', ','),
  )
  // a cell of spaces alone counts as empty
  .filter((text) => text.trim() !== '')
const record = fc.record({
  key: fc.stringMatching(/^[a-z][a-z0-9-]{0,9}$/),
  active: fc.boolean(),
  title: fc.record({ en: texts, th: texts }),
})

it('what an export writes is read back, whatever the texts', () => {
  const schema = recordSchema('blocks')
  fc.assert(
    fc.property(fc.array(record, { minLength: 1, maxLength: 4 }), (records) => {
      const { records: read, faults } = readCsv('blocks.csv', schema, csvText('blocks', records))
      expect(faults).toEqual([])
      expect(read.map(({ fields }) => fields)).toMatchObject(records)
    }),
  )
})

it('each record knows the line on which it begins', () => {
  const text = 'key,title.en\r\na,"one\r\ntwo"\r\n\r\n\r\nb,three\r\n"c","fo""ur"\r\n'
  const { records } = readCsv('blocks.csv', recordSchema('blocks'), text)
  expect(records.map(({ place, fields }) => [place.line, fields])).toEqual([
    [2, { key: 'a', title: { en: 'one\r\ntwo' } }],
    [6, { key: 'b', title: { en: 'three' } }],
    [7, { key: 'c', title: { en: 'fo"ur' } }],
  ])
})
