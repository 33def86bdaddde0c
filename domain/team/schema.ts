import * as z from 'zod/mini'
import { levelFilters } from '../commissions/levels.ts'
import { flag, id, maybe, numeric } from '../contract/wire.ts'
import { teamActivities } from './filters.ts'

const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))
/** A number in an address. */
export const count = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,6}$/))]),
  z.transform((value: number | string) => Number(value)),
)

/** Filters of tree and list. */
export const filters = {
  /** Part of a name, or the beginning of a member number; for people who do not share theirs, the three visible digits. */
  q: z.optional(z.string().check(z.maxLength(100))),
  /** A level of the last closed period, or 'preferred' for preferred customers. */
  level: z.optional(z.enum(levelFilters)),
  activity: z.optional(z.enum(teamActivities)),
  /** The place of a leg among the caller's, from 1; its head belongs to it. */
  leg: z.optional(count),
  /** First and last day of joining. */
  joined_from: z.optional(day),
  joined_to: z.optional(day),
  /** Memberships that end within this number of days from today. */
  renews_within: z.optional(count),
}

export const TeamFilters = z.object(filters)
export type TeamFilters = z.infer<typeof TeamFilters>

/**
 * A person in the caller's team. Our addition to the contract. Points as numbers, null if there is no figure yet;
 * days of Hong Kong. For people who do not share their details the name is null, the number masked, and there is no
 * contact.
 */
export const TeamMember = z.looseObject({
  id,
  /** The member directly above; null for the heads of the caller's legs. */
  parent_id: z.nullable(id),
  name: z.nullable(z.string()),
  number: z.string(),
  shares_details: flag,
  user_type: z.enum(['associate', 'preferred']),
  /** The level of the last closed period; null for preferred customers. */
  level: z.nullable(z.string()),
  is_active: flag,
  /** 1 for people directly below the caller. */
  generation: numeric,
  /** Head of the leg, and its position among the caller's legs by age, from 1. */
  leg: z.looseObject({ id, number: numeric }),
  ppv: z.nullable(numeric),
  dpv: z.nullable(numeric),
  previous_ppv: z.nullable(numeric),
  previous_dpv: z.nullable(numeric),
  joined_on: z.string(),
  /** Last day of the membership; null for preferred customers. */
  renews_on: z.nullable(z.string()),
  /** Number of people directly below, and of everyone below. */
  children: numeric,
  below: numeric,
  email: maybe(z.string()),
  mobile: maybe(z.string()),
  /** In a filtered tree: number of matches below this member, and whether the member matches. */
  matches: maybe(numeric),
  is_match: z.optional(flag),
})
export type TeamMember = z.infer<typeof TeamMember>

/** A page of members. `period` is the current one, whose figures are estimates; `as_of` is UTC. */
export const TeamPage = z.looseObject({
  items: z.array(TeamMember),
  total_count: numeric,
  period: z.string(),
  as_of: z.string(),
})
export type TeamPage = z.infer<typeof TeamPage>

/** A branch of the tree. `hidden_count`: number of children left out because neither they nor anyone below them matches. */
export const TeamBranch = z.extend(TeamPage, { hidden_count: numeric })
export type TeamBranch = z.infer<typeof TeamBranch>

/** Totals of the team. `new_count`: people who joined in the current period. */
export const TeamSummary = z.looseObject({
  people: numeric,
  legs: numeric,
  active_legs: numeric,
  new_count: numeric,
  period: z.string(),
  as_of: z.string(),
})
export type TeamSummary = z.infer<typeof TeamSummary>

export const TeamConsent = z.looseObject({ shares_details: flag })
export type TeamConsent = z.infer<typeof TeamConsent>
