import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { csvOf } from '#domain/export/csv.ts'
import { cellOf, columnOf, headersOf, type Value } from '#domain/goods/cells.ts'
import { entityNames, recordSchema, type EntityName } from '#domain/goods/entities.ts'
import type { Db } from '#service/db/db.ts'
import { readers, readOneMoment } from './records-store.ts'

/** Formats of the files. */
export const exportFormats = ['csv', 'json'] as const
export type ExportFormat = (typeof exportFormats)[number]

type Fields = Readonly<Record<string, Value>>

/** The records of an entity as a CSV file, which `readCsv` reads back as they are. */
export function csvText(entity: EntityName, records: readonly Fields[]): string {
  const schema = recordSchema(entity)
  const headers = headersOf(schema, records)
  const columns = headers.map((header) => {
    const column = columnOf(schema, header)
    if (!column) throw new Error(`${entity}: no column ${header}`)
    return column
  })
  return csvOf([headers, ...records.map((record) => columns.map((column) => cellOf(column, record)))])
}

/**
 * Writes all that can be imported into a folder, one file an entity. Pictures are not part of it.
 * @returns the files with the number of their records
 */
export async function exportGoods(
  database: Db,
  folder: string,
  format: ExportFormat,
): Promise<{ file: string; records: number }[]> {
  mkdirSync(folder, { recursive: true })
  return database.tx(async (db) => {
    await readOneMoment(db)
    const written: { file: string; records: number }[] = []
    for (const entity of entityNames) {
      const records = (await readers[entity](db, null)) as unknown as Fields[]
      const file = `${entity}.${format}`
      const text = format === 'csv' ? csvText(entity, records) : `${JSON.stringify(records, null, 2)}\n`
      writeFileSync(path.join(folder, file), text)
      written.push({ file, records: records.length })
    }
    return written
  })
}
