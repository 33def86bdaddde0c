import type { Db } from '#service/db/db.ts'
import { forgetChanges } from './kept-catalogue.ts'

/** What time does to the catalogue. */
export const catalogueJobs: readonly { readonly name: string, readonly everySeconds: number, readonly run: (db: Db) => Promise<void> }[] = [
  { name: 'catalogue changes', everySeconds: 600, run: async (db) => void (await forgetChanges(db)) },
]
