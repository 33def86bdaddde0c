import type { Db } from '#service/db/db.ts'
import type { ClockPort } from '#service/ports/ports.ts'
import { readControls } from './control-store.ts'

/** The real time plus the offset that the sandbox was set to, for all processes. */
export const sandboxClock =
  (db: Db, clock: () => Date): ClockPort =>
  async () =>
    new Date(clock().getTime() + (await readControls(db)).clockOffsetSeconds * 1000)
