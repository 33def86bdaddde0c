import path from 'node:path'
import { entityNames, type EntityName, type RecordOf } from '#domain/goods/entities.ts'
import { productRecord } from '#domain/goods/product-record.ts'
import type { Db } from '#service/db/db.ts'
import { complete, keyOf, type CompleteRecord } from './complete.ts'
import type { GoodsFault } from './faults.ts'
import type { GivenRecord } from './read-csv.ts'
import type { PicturePort } from '#service/ports/pictures.ts'
import { checkPictures, savePictures, withStoredNames } from './pictures.ts'
import { productTypes } from './product-store.ts'
import { allowPauses, lockGoods, readers, writeGoods } from './records-store.ts'
import { ROOT } from './taxonomy-store.ts'
import { idsByKey } from './rows-store.ts'
import { readFolder, type ReadFolder } from './read-folder.ts'
import { referenceFaults, type CompleteGoods, type KnownKeys } from './references.ts'

/** How many records of an entity a folder has, and how many of them are new or changed. */
interface EntityCount {
  readonly entity: EntityName
  readonly read: number
  readonly added: number
  readonly changed: number
}

/** What an import found. With faults nothing is written. */
export interface ImportResult {
  readonly faults: readonly GoodsFault[]
  readonly counts: readonly EntityCount[]
}

export interface ImportOptions {
  /** Checks everything and writes nothing. */
  readonly isDryRun: boolean
  /** Where product pictures are. */
  readonly pictures: PicturePort
  /** Called in the transaction that writes, after it has written. */
  readonly whenWritten?: (tx: Db, counts: readonly EntityCount[]) => Promise<void>
}

type Known = { readonly [E in EntityName]: readonly RecordOf<E>[] }

/** What the shop has of the entities that the files name; of products those alone. */
async function readKnown(db: Db, { records }: ReadFolder): Promise<Known> {
  const skus = (records.get('products') ?? []).flatMap(({ fields }) => keyOf('products', fields) ?? [])
  const known: Partial<Record<EntityName, readonly object[]>> = {}
  for (const entity of entityNames)
    known[entity] = entity === 'products' ? await readers.products(db, skus) : await readers[entity](db, null)
  return known as Known
}

/** Keys of what the shop has and of what the files name, refused records too: those that refer to them are not at fault. */
const keysOf = (entity: EntityName, known: Known, { records }: ReadFolder): ReadonlySet<string> =>
  new Set(
    [...known[entity], ...(records.get(entity) ?? []).map(({ fields }) => fields)].map(
      (record) => keyOf(entity, record) ?? '',
    ),
  )

async function keysAfter(db: Db, known: Known, read: ReadFolder): Promise<KnownKeys> {
  const types = await productTypes(db)
  for (const { fields } of read.records.get('products') ?? []) {
    const type = productRecord.shape.type.safeParse(fields['type'])
    if (type.success) types.set(keyOf('products', fields) ?? '', type.data)
  }
  const owners = (entity: 'brands' | 'categories' | 'blocks' | 'pages') =>
    new Map(known[entity].map(({ key, id }) => [id ?? 0, key]))
  const productIds = await idsByKey(db, 'product', 'sku')
  return {
    keys: {
      sources: keysOf('sources', known, read),
      brands: keysOf('brands', known, read),
      categories: keysOf('categories', known, read),
      blocks: keysOf('blocks', known, read),
    },
    types,
    idOwners: {
      brands: owners('brands'),
      categories: owners('categories').set(ROOT, 'root'),
      blocks: owners('blocks'),
      pages: owners('pages'),
      products: new Map([...productIds].map(([sku, id]) => [id, sku])),
    },
  }
}

/** Completes and checks all records against each other and against what the shop has. */
async function check(db: Db, read: ReadFolder): Promise<{ goods: CompleteGoods; faults: GoodsFault[] }> {
  await allowPauses(db)
  const known = await readKnown(db, read)
  const faults = [...read.faults]
  const refused: GivenRecord[] = []
  const goods: Partial<Record<EntityName, readonly CompleteRecord<EntityName>[]>> = {}
  for (const entity of entityNames) {
    const byKey = new Map(
      known[entity].map((record) => [keyOf(entity, record) ?? '', record as RecordOf<typeof entity>]),
    )
    const made = complete(entity, read.records.get(entity) ?? [], byKey)
    goods[entity] = made.records
    faults.push(...made.faults)
    if (entity === 'products') refused.push(...made.refused)
  }
  const all = goods as CompleteGoods
  const parents = new Map(
    [...known.categories, ...all.categories.map(({ record }) => record)].map(({ key, parent }) => [
      key,
      parent,
    ]),
  )
  const keys = await keysAfter(db, known, read)
  faults.push(...referenceFaults(all, refused, keys, parents))
  return { goods: all, faults }
}

const countsOf = (goods: CompleteGoods): EntityCount[] =>
  entityNames.flatMap((entity) => {
    const records: readonly CompleteRecord<EntityName>[] = goods[entity]
    const added = records.filter(({ before }) => before === undefined).length
    const changed = records.filter(({ before, isChanged }) => before !== undefined && isChanged).length
    return records.length === 0 ? [] : [{ entity, read: records.length, added, changed }]
  })

const inOrder = (faults: readonly GoodsFault[]): GoodsFault[] =>
  faults.toSorted(
    (a, b) => a.file.localeCompare(b.file) || (a.line ?? a.index ?? 0) - (b.line ?? b.index ?? 0),
  )

/**
 * Imports the files of a folder: checks everything, then writes everything in one transaction, or nothing. What the files
 * do not name stays as it is.
 * @throws Error with a code when the folder cannot be read
 */
export async function importGoods(
  database: Db,
  folder: string,
  { isDryRun, pictures: store, whenWritten }: ImportOptions,
  now: Date,
): Promise<ImportResult> {
  const read = readFolder(path.resolve(folder))
  const { goods, faults } = await database.tx((tx) => check(tx, read))
  const { pictures, faults: unseen } = await checkPictures(folder, goods.products, store)
  const found: ImportResult = { faults: inOrder([...faults, ...unseen]), counts: countsOf(goods) }
  if (found.faults.length > 0 || isDryRun) return found
  // Outside the transaction, and first: a picture that no product names does no harm, a product without its picture does.
  const saved = await savePictures(store, pictures)
  if (saved.faults.length > 0) return { ...found, faults: inOrder(saved.faults) }
  return database.tx(async (tx) => {
    await lockGoods(tx)
    // The shop may have changed since.
    const checked = await check(tx, withStoredNames(read, saved.names))
    const counts = countsOf(checked.goods)
    if (checked.faults.length > 0) return { faults: inOrder(checked.faults), counts }
    await writeGoods(tx, checked.goods, now)
    await whenWritten?.(tx, counts)
    return { faults: [], counts }
  })
}
