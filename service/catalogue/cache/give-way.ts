import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'
import { isAnswering } from '#service/calls-in-progress.ts'

/** Milliseconds: longer than a product takes to be indexed. */
const REST_MS = 2

/**
 * Lets everything else of the process have its turn, between two small pieces of long work. A call waits for its
 * database several times and would find a piece in its way each time: while one is being answered, the work rests.
 * @param isAwaited a call waits for the work itself
 */
export const giveWay = (isAwaited: boolean): Promise<void> =>
  isAnswering() && !isAwaited ? pause(REST_MS) : turn()
