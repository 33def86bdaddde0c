import type { UplineRole } from './schema.ts'

/** Account type of an associate, as C-7.2 names it. */
export const ASSOCIATE = 'associate'

/** The documented refusal of any other account. */
export const userTypeRefusal = (role: UplineRole): string =>
  `User type does not match; only associate accounts can be used as ${role}s.`
