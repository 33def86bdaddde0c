import { CsvError, parse, type Info } from 'csv-parse/sync'
import { columnOf, valueOf, type Column, type Value } from '#domain/goods/cells.ts'
import type { ValueSchema } from '#domain/goods/entities.ts'
import type { GoodsFault, Place } from './faults.ts'

/** A record as a file gives it, perhaps only some of its fields. */
export interface GivenRecord {
  readonly place: Place
  readonly fields: Readonly<Record<string, Value>>
}

/** What a file holds, and what is wrong in it before any record is looked at. */
export interface ReadFile {
  readonly records: readonly GivenRecord[]
  readonly faults: readonly GoodsFault[]
}

interface Row {
  readonly line: number
  readonly cells: readonly string[]
}

const LF = 10,
  CR = 13

/**
 * Rows with the lines on which they begin: a quoted cell may go over several, and empty lines are left out. The parser's own
 * count takes a line end of Windows inside quotes for two (csv-parse 7.0), so lines are counted by the bytes it has read.
 */
function rowsOf(text: string): Row[] {
  const parsed = parse(text, {
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
  }) as unknown as { record: string[]; info: Info }[]
  const bytes = Buffer.from(text)
  let line = 1
  let at = 0
  return parsed.map(({ record: cells, info }) => {
    for (; bytes[at] === LF || bytes[at] === CR; at++) if (bytes[at] === LF) line++
    const begun = line
    for (; at < info.bytes; at++) if (bytes[at] === LF) line++
    return { line: begun, cells }
  })
}

function readHeaders(file: string, schema: ValueSchema, { line, cells }: Row) {
  const faults: GoodsFault[] = []
  const columns = cells.map((cell, at): Column | undefined => {
    const header = cell.trim()
    const column = columnOf(schema, header)
    if (!column)
      faults.push({ file, line, field: header || `column ${at + 1}`, message: 'there is no such column' })
    else if (cells.findIndex((other) => other.trim() === header) < at)
      faults.push({ file, line, field: header, message: 'there are two columns of this name' })
    return column
  })
  return { columns, faults }
}

function recordOf(columns: readonly (Column | undefined)[], cells: readonly string[]): GivenRecord['fields'] {
  const fields: Record<string, Value> = {}
  columns.forEach((column, at) => {
    const value = column && valueOf(column, cells[at] ?? '')
    if (!column || value === undefined) return
    const [outer = '', inner] = column.path
    if (inner === undefined) fields[outer] = value
    else fields[outer] = { ...(fields[outer] as Record<string, Value> | undefined), [inner]: value }
  })
  return fields
}

/** Reads a CSV file: one header row, UTF-8 with or without a byte order mark. */
export function readCsv(file: string, schema: ValueSchema, text: string): ReadFile {
  let rows: Row[]
  try {
    rows = rowsOf(text)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = Number(Reflect.get(error, 'lines') ?? 1)
    const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED'
    const message = isOpen ? 'a quotation mark is never closed' : 'a quotation mark stands inside a cell'
    return { records: [], faults: [{ file, line, message }] }
  }
  const [head, ...body] = rows
  if (!head) return { records: [], faults: [{ file, line: 1, message: 'the file is empty' }] }
  const { columns, faults } = readHeaders(file, schema, head)
  const records: GivenRecord[] = []
  for (const { line, cells } of body) {
    if (cells.length === head.cells.length)
      records.push({ place: { file, line }, fields: recordOf(columns, cells) })
    else
      faults.push({
        file,
        line,
        message: `there are ${cells.length} cells, but ${head.cells.length} columns`,
      })
  }
  return { records, faults }
}
