import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { entityNames, recordSchema } from '#domain/goods/entities.ts'
import { exportFormats, exportGoods } from '#service/goods/export-goods.ts'
import { faultLine } from '#service/goods/faults.ts'
import { importGoods } from '#service/goods/import-goods.ts'
import { recordChange } from '../audit-store.ts'
import { CommandError, textOption, wordAt, type Command } from './command.ts'

const folderFault = (folder: string, error: unknown): CommandError => {
  const code = String(Reflect.get(Object(error), 'code') ?? '')
  if (!/^E[A-Z]+$/.test(code)) throw error
  return new CommandError(
    code === 'ENOENT' ? `There is no folder ${folder}.` : `The folder ${folder} cannot be used (${code}).`,
  )
}

/** Imports goods and content from a folder. */
export const importCommand: Command = {
  usage: [
    [
      'import <folder> [--dry-run]',
      'checks all files, then adds and updates what they hold, or nothing; a dry run stops after the check',
    ],
  ],
  options: { 'dry-run': 'boolean' },
  async run(input, { services, now, by, print }) {
    const folder = wordAt(input, 0, 'the folder with the files')
    const isDryRun = input.options['dry-run'] === true
    const { faults, counts } = await importGoods(
      services.db,
      folder,
      {
        isDryRun,
        pictures: services.ports.pictures,
        whenWritten: (tx, written) => {
          const change = Object.fromEntries(written.map(({ entity, ...count }) => [entity, count]))
          const id = path.basename(path.resolve(folder))
          return recordChange(tx, { by, entity: 'catalogue', id, action: 'import', change }, now)
        },
      },
      now,
    ).catch((error: unknown) => {
      throw folderFault(folder, error)
    })
    for (const fault of faults) print(faultLine(fault))
    if (faults.length > 0)
      throw new CommandError(
        `${faults.length === 1 ? 'One fault' : `${faults.length} faults`}; nothing was imported.`,
      )
    for (const { entity, read, added, changed } of counts)
      print(`${entity}: ${read} read, ${added} new, ${changed} changed`)
    print(isDryRun ? 'Nothing is wrong. Nothing was imported: this was a dry run.' : 'Imported.')
  },
}

/** Exports goods and content into a folder. */
export const exportCommand: Command = {
  usage: [
    [
      `export <folder> [--format ${exportFormats.join('|')}]`,
      'writes what can be imported, for another shop or to be edited',
    ],
  ],
  options: { format: 'string' },
  async run(input, { services, print }) {
    const folder = wordAt(input, 0, 'a folder for the files')
    const named = textOption(input, 'format') ?? 'csv'
    const format = exportFormats.find((known) => known === named)
    if (!format) throw new CommandError(`--format is ${exportFormats.join(' or ')}, not "${named}".`)
    const isTaken = (() => {
      try {
        return readdirSync(folder).length > 0
      } catch {
        return false
      }
    })()
    if (isTaken) throw new CommandError(`The folder ${folder} is not empty.`)
    const written = await exportGoods(services.db, folder, format).catch((error: unknown) => {
      throw folderFault(folder, error)
    })
    for (const { file, records } of written) print(`${file}: ${records}`)
  },
}

/** Writes the JSON Schemas of the files. */
export const schemaCommand: Command = {
  usage: [['schema <folder>', 'writes the JSON Schema of each file']],
  isOffline: true,
  run(input, { print }) {
    const folder = wordAt(input, 0, 'a folder for the schemas')
    mkdirSync(folder, { recursive: true })
    for (const entity of entityNames) {
      const file = `${entity}.schema.json`
      const list = { type: 'array', items: recordSchema(entity) }
      writeFileSync(path.join(folder, file), `${JSON.stringify(list, null, 2)}\n`)
      print(file)
    }
    return Promise.resolve()
  },
}
