import * as z from 'zod/mini'
import { levelFilters } from '../commissions/levels.ts'
import { schemas } from '../contract/endpoint.ts'
import { id, ok } from '../contract/wire.ts'
import { reportSorts } from './columns.ts'
import { ReportPage, ReportView } from './schema.ts'

const period = z.string().check(z.regex(/^\d{6}$/))
const count = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,6}$/))]),
  z.transform((value: number | string) => Number(value)),
)

export const getReport = schemas({
  query: z.object({
    /** First and last period, 'YYYYMM': at most six, the last not after the running one. */
    from: period,
    to: period,
    sort: z.optional(z.enum(reportSorts)),
    direction: z.optional(z.enum(['asc', 'desc'])),
    activity: z.optional(z.enum(['active', 'inactive'])),
    level: z.optional(z.enum(levelFilters)),
    joined: z.optional(z.enum(['new'])),
    renews: z.optional(z.enum(['soon'])),
    pageSize: z.optional(count),
    /** From 1. */
    currentPage: z.optional(count),
  }),
  response: ReportPage,
  summary:
    'The people below the caller with their figures in some periods, one page; 400 for periods that a report cannot have. An addition of ours to the contract.',
  undocumented: 'addition',
})
export const listReportViews = schemas({
  response: z.array(ReportView),
  summary: "The caller's saved views by name; an addition of ours to the contract.",
  undocumented: 'addition',
})
export const createReportView = schemas({
  body: z.object({
    name: z.string().check(z.maxLength(200)),
    query: z.string().check(z.maxLength(500)),
  }),
  response: ReportView,
  summary:
    'Saves a view; 400 for a name that the caller has given already, or with as many views as one person may have. An addition of ours to the contract.',
  undocumented: 'addition',
})
export const changeReportView = schemas({
  params: z.object({ viewId: id }),
  body: z.object({
    name: z.optional(z.string().check(z.maxLength(200))),
    query: z.optional(z.string().check(z.maxLength(500))),
    /** The version that was read; a view that has changed since is not overwritten. */
    version: z.number().check(z.int()),
  }),
  response: ReportView,
  summary:
    "Renames a view or saves another report in it; 404 for another's view as for none, 409 when it was changed since it was read. An addition of ours to the contract.",
  undocumented: 'addition',
})
export const removeReportView = schemas({
  params: z.object({ viewId: id }),
  response: ok,
  summary: "Removes a view; 404 for another's view as for none. An addition of ours to the contract.",
  undocumented: 'addition',
})
