import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { isPictureName, originalKey } from '#service/pictures/picture-key.ts'
import { checkPicture, PictureError, savePicture } from '#service/pictures/save-picture.ts'
import type { PicturePort } from '#service/ports/pictures.ts'
import type { CompleteRecord } from './complete.ts'
import type { GoodsFault, Place } from './faults.ts'
import type { GivenRecord } from './read-csv.ts'
import type { ReadFolder } from './read-folder.ts'

/** Folder of the pictures beside the files. */
const FOLDER = 'pictures'

/** A picture of an import, not yet read: thousands of them would not fit into memory. */
export interface NamedPicture {
  readonly name: string
  readonly file: string
  /** The first record that names it. */
  readonly place: Place
}

const faultOf = ({ name, place }: NamedPicture, message: string): GoodsFault => ({
  ...place,
  field: 'pictures',
  message: `${FOLDER}/${name}: ${message}`,
})

const isThere = (file: string): boolean => statSync(file, { throwIfNoEntry: false }) !== undefined

/** What is said of a picture that cannot be taken; another error is thrown on. */
function refusalOf(error: unknown): string {
  if (error instanceof PictureError) return error.message
  throw error
}

/**
 * Checks the pictures that products newly name: each is a file of the folder `pictures` that can be taken, or the name of
 * a picture that the store has, as an export writes it.
 */
export async function checkPictures(
  folder: string,
  products: readonly CompleteRecord<'products'>[],
  store: PicturePort,
): Promise<{ pictures: readonly NamedPicture[]; faults: GoodsFault[] }> {
  const faults: GoodsFault[] = []
  const pictures = new Map<string, NamedPicture>()
  for (const { place, record, before, given } of products) {
    if (given['pictures'] === undefined) continue
    for (const name of record.pictures) {
      const picture = { name, file: path.join(folder, FOLDER, name), place }
      if (pictures.has(name)) continue
      if (isThere(picture.file)) {
        const message = await checkPicture(readFileSync(picture.file)).then(() => undefined, refusalOf)
        if (message === undefined) pictures.set(name, picture)
        else faults.push(faultOf(picture, message))
      } else if (!before?.pictures.includes(name) && !(await isStored(store, name)))
        faults.push(faultOf(picture, 'There is no such file.'))
    }
  }
  return { pictures: [...pictures.values()], faults }
}

const isStored = async (store: PicturePort, name: string): Promise<boolean> =>
  isPictureName(name) && (await store.read(originalKey(name))) !== undefined

/** Reads pictures one after the other and saves them. @returns the names under which the shop has them, by the files' */
export async function savePictures(
  store: PicturePort,
  pictures: readonly NamedPicture[],
): Promise<{ names: ReadonlyMap<string, string>; faults: GoodsFault[] }> {
  const names = new Map<string, string>()
  const faults: GoodsFault[] = []
  for (const picture of pictures)
    await savePicture(store, readFileSync(picture.file)).then(
      (name) => names.set(picture.name, name),
      (error: unknown) => faults.push(faultOf(picture, refusalOf(error))),
    )
  return { names, faults }
}

/** What was read, with the shop's names of its pictures in the place of the files'. */
export function withStoredNames(read: ReadFolder, names: ReadonlyMap<string, string>): ReadFolder {
  const records = new Map(read.records)
  const renamed = (record: GivenRecord): GivenRecord => {
    const pictures = record.fields['pictures']
    if (!Array.isArray(pictures)) return record
    const stored = pictures.map((name: string) => names.get(name) ?? name)
    return { ...record, fields: { ...record.fields, pictures: stored } }
  }
  const products = read.records.get('products')
  if (products) records.set('products', products.map(renamed))
  return { ...read, records }
}
