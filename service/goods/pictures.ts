import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { CompleteRecord } from './complete.ts'
import type { GoodsFault } from './faults.ts'

/** Folder of the pictures beside the files. */
const FOLDER = 'pictures'
const MB = 1024 ** 2
/** The largest picture that is taken. */
const MOST_BYTES = 20 * MB

/** Keeps pictures of products, so that pages show them. */
export interface PictureStore {
  /** Keeps a picture under its name; one that is there already is replaced. */
  save(name: string, bytes: Buffer): Promise<void>
}

/** A picture of an import, not yet read: thousands of them would not fit into memory. */
interface NamedPicture {
  readonly name: string
  readonly file: string
}

async function faultOf({ file }: NamedPicture): Promise<string | undefined> {
  const bytes = statSync(file, { throwIfNoEntry: false })?.size
  if (bytes === undefined) return 'does not exist'
  if (bytes > MOST_BYTES) return `is larger than ${MOST_BYTES / MB} MB`
  try {
    await sharp(file).metadata()
    return undefined
  } catch {
    return 'is not a picture that can be read'
  }
}

/**
 * Checks the pictures that products newly name: each is a file of the folder `pictures`, can be read and is not too large.
 * @param store undefined where the shop cannot keep pictures
 */
export async function checkPictures(
  folder: string,
  products: readonly CompleteRecord<'products'>[],
  store: PictureStore | undefined,
): Promise<{ pictures: readonly NamedPicture[]; faults: GoodsFault[] }> {
  const faults: GoodsFault[] = []
  const pictures = new Map<string, NamedPicture>()
  for (const { place, record, before, given } of products) {
    if (given['pictures'] === undefined) continue
    for (const name of record.pictures) {
      const picture = { name, file: path.join(folder, FOLDER, name) }
      // An export names the pictures of the shop and does not repeat them.
      if (before?.pictures.includes(name) && !statSync(picture.file, { throwIfNoEntry: false })) continue
      const fault = store ? await faultOf(picture) : 'cannot be kept: this shop has no place for pictures yet'
      if (fault) faults.push({ ...place, field: 'pictures', message: `${FOLDER}/${name} ${fault}` })
      else pictures.set(name, picture)
    }
  }
  return { pictures: [...pictures.values()], faults }
}

/** Reads pictures one after the other and keeps them. */
export async function savePictures(store: PictureStore, pictures: readonly NamedPicture[]): Promise<void> {
  for (const { name, file } of pictures) await store.save(name, readFileSync(file))
}
