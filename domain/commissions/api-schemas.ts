import * as z from 'zod/mini'
import { schemas } from '../contract/endpoint.ts'
import { CommissionPayment, CommissionPeriod } from './schema.ts'

export const getCommission = schemas({
  body: z.object({
    /** The referral id of the caller. */
    query_account: z.string(),
    query_country: z.string(),
    /** 'YYYYMM' */
    query_business_period: z.string(),
  }),
  response: z.array(CommissionPeriod),
  summary:
    "The caller's business figures of a period (C-7.5): the first element, none for no data; 400 'Unable to find details.' for a period without figures, and for another's account. State, time, legs, deadline and the period before are additions of ours.",
})
export const listCommissionPayments = schemas({
  body: z.object({ start_date: z.string(), end_date: z.string() }),
  response: z.array(CommissionPayment),
  summary:
    "The payment report of the periods that a window touches, newest first (C-7.5); 400 'No checks available.', 'Payment option is missing.' or 'Customer does not exist for commission summary.', which the report shows as empty. The running period's estimated lines are an addition of ours.",
})
