/** Where somebody stands in the tree of sponsors. */
export interface Placed {
  readonly id: number
  readonly group: string
  /** Ids of everybody above, the sponsor first. */
  readonly upline: readonly number[]
}

/**
 * Why somebody cannot be a sponsor or an enroller: `self` is their own, `userType` is no associate, `below` stands below
 * the person, `upline` is neither the sponsor nor above the sponsor, `line` is not in the inviter's own line.
 */
export type PlacementFault = 'self' | 'userType' | 'below' | 'upline' | 'line'

/** Whether somebody can be an enroller or sponsor at all: only associates can. */
export const isAssociate = ({ group }: Pick<Placed, 'group'>): boolean => group === 'associate'
const isBelow = (person: Placed, above: Placed): boolean => person.upline.includes(above.id)

/** Whether an enroller may enrol under a sponsor: they are the sponsor or in the sponsor's upline. */
export const mayEnrollUnder = (enroller: Placed, sponsor: Placed): boolean =>
  enroller.id === sponsor.id || isBelow(sponsor, enroller)

/** Whether somebody is the inviter or stands below, at any distance: whom an inviter may name as enroller or sponsor. */
export const isInLineOf = (person: Placed, inviter: Placed): boolean =>
  person.id === inviter.id || isBelow(person, inviter)

/** Why the enroller or the sponsor of a newcomer is refused, by the role; undefined for two who may be. */
export function newcomerFault(
  { enroller, sponsor }: { readonly enroller: Placed | undefined; readonly sponsor: Placed | undefined },
  inviter: Placed,
): readonly ['enroller' | 'sponsor', PlacementFault] | undefined {
  // Somebody of another line is refused like nobody: otherwise the answer would tell which numbers exist.
  if (!enroller || !isInLineOf(enroller, inviter)) return ['enroller', 'line']
  if (!isAssociate(enroller)) return ['enroller', 'userType']
  if (!sponsor || !isInLineOf(sponsor, inviter)) return ['sponsor', 'line']
  if (!isAssociate(sponsor)) return ['sponsor', 'userType']
  return mayEnrollUnder(enroller, sponsor) ? undefined : ['enroller', 'upline']
}

/** Why somebody cannot become the sponsor, or the referrer, of a person who is in the tree already. */
export function newSponsorFault(person: Placed, sponsor: Placed): PlacementFault | undefined {
  if (sponsor.id === person.id) return 'self'
  if (!isAssociate(sponsor)) return 'userType'
  return isBelow(sponsor, person) ? 'below' : undefined
}

/**
 * Why somebody cannot become the enroller of a person who is in the tree already.
 * @param sponsor the present sponsor; undefined for somebody without one, who needs a sponsor first
 */
export function newEnrollerFault(
  person: Placed,
  enroller: Placed,
  sponsor: Placed | undefined,
): PlacementFault | undefined {
  const fault = newSponsorFault(person, enroller)
  if (fault) return fault
  return sponsor && mayEnrollUnder(enroller, sponsor) ? undefined : 'upline'
}

/**
 * The enroller of somebody who comes, or moves, under a sponsor: the one they have if that one is an associate and still
 * the sponsor or above, otherwise the sponsor. Without this nobody could move to another line: the present enroller would
 * not fit the new sponsor, nor a new enroller the present sponsor.
 */
export const enrollerUnder = <Person extends Placed>(enroller: Person | undefined, sponsor: Person): Person =>
  enroller && isAssociate(enroller) && mayEnrollUnder(enroller, sponsor) ? enroller : sponsor
