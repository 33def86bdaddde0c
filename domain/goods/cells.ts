import type { ValueSchema } from './entities.ts'

/** What a column of a CSV file fills: fields of a record, the outer first. */
export interface Column {
  readonly path: readonly string[]
  readonly schema: ValueSchema
  readonly isNullable: boolean
}

/** A value of a record as JSON holds it. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value }

const withoutNull = (schema: ValueSchema): { schema: ValueSchema; isNullable: boolean } => {
  const some = schema.anyOf?.find(({ type }) => type !== 'null')
  return some && schema.anyOf?.some(({ type }) => type === 'null')
    ? { schema: some, isNullable: true }
    : { schema, isNullable: false }
}

const schemaBelow = (schema: ValueSchema, name: string): ValueSchema | undefined => {
  if (schema.properties) return Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined
  const { additionalProperties: more, propertyNames } = schema
  const isName = name !== '__proto__' && new RegExp(propertyNames?.pattern ?? '').test(name)
  return typeof more === 'object' && more.type !== undefined && isName ? more : undefined
}

/** Whether a field has a column for each of the values in it: a text in six languages, stock by source. */
const isSpread = ({ type, properties, additionalProperties }: ValueSchema): boolean =>
  type === 'object' &&
  (properties
    ? Object.hasOwn(properties, 'zh_cn')
    : typeof additionalProperties === 'object' && additionalProperties.type !== undefined)

/** What a column is for: `price`, `name.en`, `stock.hk_main`. Undefined for one that the records do not have. */
export function columnOf(record: ValueSchema, header: string): Column | undefined {
  const path = header.split('.')
  const [name = '', ...inner] = path.length > 2 ? [path[0], path.slice(1).join('.')] : path
  const field = schemaBelow(record, name)
  if (!field) return undefined
  const outer = withoutNull(field)
  if (isSpread(outer.schema) !== (inner.length === 1)) return undefined
  if (inner.length === 0) return { path: [name], ...outer }
  const below = schemaBelow(outer.schema, inner[0]!)
  return below && { path: [name, inner[0]!], ...withoutNull(below) }
}

const isListOfTexts = ({ type, items }: ValueSchema): boolean => type === 'array' && items?.type === 'string'

const words: Readonly<Record<string, boolean>> = { yes: true, true: true, no: false, false: false }

const jsonOf = (text: string): Value => {
  try {
    return JSON.parse(text) as Value
  } catch {
    return text
  }
}

/** An apostrophe before what a spreadsheet would read as a formula, as `csvOf` writes it, is no part of the text. */
const withoutApostrophe = (text: string): string => (/^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text)

/**
 * Reads a cell. A text that is no number or the like stays a text, which the schema then refuses.
 * @returns undefined for an empty cell that says nothing
 */
export function valueOf({ schema, isNullable }: Column, cell: string): Value | undefined {
  if (cell.trim() === '') {
    if (isNullable) return null
    if (isListOfTexts(schema)) return []
    const isText =
      schema.type === 'string' && schema.minLength === undefined && !schema.pattern && !schema.format
    return isText && !Object.hasOwn(schema, 'enum') ? '' : undefined
  }
  const text = cell.trim()
  if (schema.type === 'integer' || schema.type === 'number')
    return /^-?\d{1,15}(\.\d{1,6})?$/.test(text) ? Number(text) : text
  if (schema.type === 'boolean') return words[text.toLowerCase()] ?? text
  if (isListOfTexts(schema)) return text.split('|').map((item) => item.trim())
  if (schema.type === 'array' || schema.type === 'object') return jsonOf(text)
  return withoutApostrophe(schema.pattern || schema.format ? text : cell)
}

/** The columns that some records fill, in the order of the schema; fields that are spread have one for each value. */
export function headersOf(
  record: ValueSchema,
  records: readonly Readonly<Record<string, Value>>[],
): string[] {
  return Object.entries(record.properties ?? {}).flatMap(([name, field]) => {
    const { schema } = withoutNull(field)
    if (!isSpread(schema)) return [name]
    const below = schema.properties
      ? Object.keys(schema.properties)
      : [...new Set(records.flatMap((each) => Object.keys(each[name] ?? {})))].sort()
    return below.map((inner) => `${name}.${inner}`)
  })
}

/** Writes a value so that `valueOf` reads the same. */
export function cellOf(
  { path, schema }: Column,
  record: Readonly<Record<string, Value>>,
): string | number | null {
  const outer = record[path[0]!]
  const value = path.length === 1 ? outer : (Reflect.get(Object(outer), path[1]!) as Value | undefined)
  if (value === undefined || value === null) return null
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return value
  if (isListOfTexts(schema)) return (value as readonly string[]).join('|')
  return Array.isArray(value) && value.length === 0 ? null : JSON.stringify(value)
}
