import * as z from 'zod/mini'
import { FigureState } from '../commissions/schema.ts'
import { flag, id, numeric } from '../contract/wire.ts'

/** A person's figures in one period: points as numbers, null where there is no figure. `level` is null for preferred customers. */
export const ReportFigures = z.looseObject({
  ppv: z.nullable(numeric),
  dpv: z.nullable(numeric),
  active_legs: z.nullable(numeric),
  leg_points: z.nullable(numeric),
  level: z.nullable(z.string()),
  is_active: flag,
})
export type ReportFigures = z.infer<typeof ReportFigures>

/**
 * A person below the caller. Our addition to the contract. For people who do not share their details the name is null
 * and the number masked. Days are Hong Kong dates.
 */
export const ReportPerson = z.looseObject({
  id,
  name: z.nullable(z.string()),
  number: z.string(),
  shares_details: flag,
  user_type: z.enum(['associate', 'preferred']),
  /** 1 for people directly below the caller. */
  generation: numeric,
  /** Head of the leg, and its position among the caller's legs by age, from 1. */
  leg: z.looseObject({ id, number: numeric }),
  joined_on: z.string(),
  /** Last day of the membership; null for preferred customers. */
  renews_on: z.nullable(z.string()),
  /** Number of people below this one who joined within the periods. */
  new_people: numeric,
  /** Figures of each period in the answer, in order. */
  figures: z.array(ReportFigures),
})
export type ReportPerson = z.infer<typeof ReportPerson>

/**
 * A period of a report: `as_of` is the UTC time of its figures; for final ones the time of closing. `ppv` is the sum
 * over all matching people.
 */
export const ReportPeriod = z.looseObject({
  period: z.string(),
  state: FigureState,
  as_of: z.string(),
  ppv: z.nullable(numeric),
})
export type ReportPeriod = z.infer<typeof ReportPeriod>

/** A page of a report. `people_count` counts everyone below the caller, `total_count` those who match; `as_of` is UTC. */
export const ReportPage = z.looseObject({
  periods: z.array(ReportPeriod),
  items: z.array(ReportPerson),
  total_count: numeric,
  people_count: numeric,
  /** Whether anyone below the caller has a figure in any of the periods. */
  has_figures: flag,
  as_of: z.string(),
})
export type ReportPage = z.infer<typeof ReportPage>

/** A saved view: `query` is the query string of the report's address. `version` counts its changes. */
export const ReportView = z.looseObject({ id, name: z.string(), query: z.string(), version: numeric })
export type ReportView = z.infer<typeof ReportView>
