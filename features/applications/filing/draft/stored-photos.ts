import type { ApplicationType } from '#domain/applications/kinds.ts'
import { createStorage } from '#features/kit/storage.ts'
import type { UploadFile } from '#design-system/fields/FileUpload'

const DATABASE = 'jadeleaf_applications'
const STORE = 'photos'
/** Photos of a tab that was closed are of no use to anybody: they are deleted after one day (ms). */
const PHOTOS_KEPT = 86_400_000

interface StoredPhotos {
  savedAt: number
  photos: readonly UploadFile[]
}

/** Names the tab. Photos belong to the tab, as the text of the draft does, and another person in it has another key. */
const tabSlot = createStorage(() => globalThis.sessionStorage).slot(
  'application_photos',
  (value): value is string => typeof value === 'string' && value !== '',
)
const tab = (): string => {
  const known = tabSlot.read()
  if (known) return known
  const fresh = `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`
  tabSlot.write(fresh)
  return fresh
}
const keyOf = (customer: number, type: ApplicationType) => `${tab()} ${customer} ${type}`

/** Photos of this page, first of all where the browser keeps no database (a private window, a full disk). */
const inMemory = new Map<string, readonly UploadFile[]>()

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result)
    }
    request.onerror = () => {
      reject(request.error ?? new Error('No database'))
    }
  })

/** Opens the database for one action. The five photos (25 MB) are too much for sessionStorage. */
async function withStore<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(DATABASE, 1)
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(STORE)
  }
  const database = await settled(opening)
  try {
    const transaction = database.transaction(STORE, mode)
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => {
        resolve()
      }
      transaction.onabort = () => {
        reject(transaction.error ?? new Error('Aborted'))
      }
    })
    const [result] = await Promise.all([settled(act(transaction.objectStore(STORE))), done])
    return result
  } finally {
    database.close()
  }
}

/** Deletes what tabs that are closed have left behind. */
async function deleteOld(now: number): Promise<void> {
  const keys = await withStore('readonly', (store) => store.getAllKeys())
  for (const key of keys) {
    const stored = await withStore<StoredPhotos | undefined>('readonly', (store) => store.get(key))
    if (stored && now - stored.savedAt > PHOTOS_KEPT)
      await withStore('readwrite', (store) => store.delete(key))
  }
}

/** Changes follow each other: a quick second one is never overtaken by the first. */
let last: Promise<unknown> = Promise.resolve()
function inTurn<T>(act: () => Promise<T>): Promise<T> {
  const next = last.then(act, act)
  last = next.catch(() => undefined)
  return next
}

/** The proof photos that were chosen in this tab; empty where there are none. Never rejects. */
export async function readPhotos(
  customer: number,
  type: ApplicationType,
  now = Date.now(),
): Promise<readonly UploadFile[]> {
  const key = keyOf(customer, type)
  const known = inMemory.get(key)
  if (known) return known
  return inTurn(async () => {
    await deleteOld(now)
    const stored = await withStore<StoredPhotos | undefined>('readonly', (store) => store.get(key))
    return stored?.photos ?? []
  }).catch(() => [])
}

/** Keeps the proof photos over a reload, with every change. Never rejects: at least this page keeps them. */
export async function storePhotos(
  customer: number,
  type: ApplicationType,
  photos: readonly UploadFile[],
  now = Date.now(),
): Promise<void> {
  const key = keyOf(customer, type)
  inMemory.set(key, photos)
  await inTurn(() =>
    withStore('readwrite', (store) => store.put({ savedAt: now, photos: [...photos] }, key)),
  ).catch(() => undefined)
}

/** Filed: nothing is kept. */
export async function clearPhotos(customer: number, type: ApplicationType): Promise<void> {
  const key = keyOf(customer, type)
  inMemory.delete(key)
  await inTurn(() => withStore('readwrite', (store) => store.delete(key))).catch(() => undefined)
}
