import { existsSync } from 'node:fs'
import { seedPeople } from '#service/people.ts'
import type { Db } from './db.ts'

/** Fills one noun's tables. `now` is the real time: people's expiries and orders are dated from it. */
export type Seed = (db: Db, now: Date) => Promise<void>
