import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { entityNames, recordSchema, type EntityName } from '#domain/goods/entities.ts'
import type { Value } from '#domain/goods/cells.ts'
import type { GoodsFault } from './faults.ts'
import { readCsv, type GivenRecord, type ReadFile } from './read-csv.ts'

/** The records of a folder by entity; an entity without a file has none. */
export interface ReadFolder {
  readonly records: ReadonlyMap<EntityName, readonly GivenRecord[]>
  readonly faults: readonly GoodsFault[]
}

const isObject = (value: unknown): value is Record<string, Value> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function readJson(file: string, text: string): ReadFile {
  let list: unknown
  try {
    list = JSON.parse(text)
  } catch (error) {
    return { records: [], faults: [{ file, message: `is no JSON: ${(error as Error).message}` }] }
  }
  if (!Array.isArray(list)) return { records: [], faults: [{ file, message: 'must be an array of records' }] }
  const records: GivenRecord[] = []
  const faults: GoodsFault[] = []
  list.forEach((fields: unknown, index) => {
    if (isObject(fields)) records.push({ place: { file, index }, fields })
    else faults.push({ file, index, message: 'must be an object' })
  })
  return { records, faults }
}

/** Reads UTF-8; undefined for anything else, such as a spreadsheet's own code page. */
function textOf(file: string): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file))
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

function readOne(folder: string, file: string, entity: EntityName): ReadFile {
  const text = textOf(path.join(folder, file))
  if (text === undefined) return { records: [], faults: [{ file, message: 'is not UTF-8' }] }
  return file.endsWith('.csv') ? readCsv(file, recordSchema(entity), text) : readJson(file, text)
}

/**
 * Reads the files of a folder: `products.csv` or `products.json`, and so on.
 * @throws Error with a code when the folder cannot be read
 */
export function readFolder(folder: string): ReadFolder {
  const names = readdirSync(folder)
    .filter((name) => /\.(csv|json)$/.test(name))
    .toSorted()
  const faults: GoodsFault[] = []
  const records = new Map<EntityName, readonly GivenRecord[]>()
  for (const file of names) {
    const entity = entityNames.find((name) => file === `${name}.csv` || file === `${name}.json`)
    if (!entity) faults.push({ file, message: `there is no such file; known are ${entityNames.join(', ')}` })
    else if (records.has(entity)) faults.push({ file, message: `there are two files of ${entity}: keep one` })
    else {
      const read = readOne(folder, file, entity)
      records.set(entity, read.records)
      faults.push(...read.faults)
    }
  }
  if (names.length === 0)
    faults.push({ file: folder, message: `the folder holds no file of ${entityNames.join(', ')}` })
  return { records, faults }
}
