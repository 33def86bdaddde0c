import * as z from 'zod/mini'
import { schemas } from '../contract/endpoint.ts'
import { flag, ok } from '../contract/wire.ts'
import { trackerLevels, TrackerStatus } from './schema.ts'

export const getSuccessTracker = schemas({
  response: z.string(),
  summary:
    'Address of the success tracker with the GUID that opens it; 400 `Unable to generate GUID` without access, which other services send as a 200 text (C-7.3, A-110).',
})

export const getSuccessTrackerLevel = schemas({
  response: TrackerStatus,
  summary: "The associate's level of the success tracker and the levels there are (C-7.3).",
})

export const chooseTrackerLevel = schemas({
  body: z.object({
    level: z.optional(z.enum(trackerLevels)),
    /** The same under its other name. */
    type: z.optional(z.enum(trackerLevels)),
    accept_terms: z.optional(flag),
  }),
  response: ok,
  summary:
    'Accepts the terms of the success tracker and chooses a type; 400 while another one is chosen (C-7.3, A-97).',
})

export const removeTrackerChoice = schemas({
  response: ok,
  summary:
    'Removes the chosen type, so that another one can be chosen; 400 while Gold is paid: our addition to the contract (R-693 says that the earlier type must be removed).',
  undocumented: 'addition',
})
