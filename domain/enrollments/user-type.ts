import type { UplineRole } from './schema.ts'

/** Account types, as contract.md §7 names them. */
export const ASSOCIATE = 'associate'
export const PREFERRED_CUSTOMER = 'preferred_customer'

/** Whether an account can be an enroller or sponsor: only associates can (associate-business.md §5). */
export const mayHoldRole = (userType: string): boolean => userType.toLowerCase() === ASSOCIATE

/** The documented refusal of any other account (decisions.md A-22). */
export const userTypeRefusal = (role: UplineRole): string =>
  `User type does not match; only associate accounts can be used as ${role}s.`
