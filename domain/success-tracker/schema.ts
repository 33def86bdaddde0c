import * as z from 'zod/mini'
import { maybe } from '../contract/wire.ts'

/** Levels of the tracker: everyone has Free; Gold is bought. */
export const trackerLevels = ['free', 'gold'] as const
export type TrackerLevel = (typeof trackerLevels)[number]

/**
 * Level and selection of an associate (C-7.3). `expires_at` is the last day of Gold as a Hong Kong date, null for Free.
 * `chosen`, our addition, is the type that was selected and not removed.
 */
export const TrackerStatus = z.looseObject({
  level: z.enum(trackerLevels),
  available: z.array(z.enum(trackerLevels)),
  expires_at: maybe(z.string()),
  chosen: maybe(z.enum(trackerLevels)),
})
export type TrackerStatus = z.infer<typeof TrackerStatus>
