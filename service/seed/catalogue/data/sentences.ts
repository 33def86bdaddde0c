import { textsOf } from '#service/languages/text-file.ts'
import cautionsFile from './texts/cautions.json' with { type: 'json' }
import notesFile from './texts/notes.json' with { type: 'json' }

export type NoteKey = keyof typeof notesFile
export type CautionKey = keyof typeof cautionsFile

/** Sentences about how a product is made and used: facts that a shop can vouch for, no promises of cure. */
export const notes = textsOf<NoteKey>(notesFile)

/** Warnings and allergens, as whole sentences. */
export const cautions = textsOf<CautionKey>(cautionsFile)
