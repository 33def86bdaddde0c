import { withGroupLabel, type GroupTable } from '#domain/customers/group-table.ts'
import { registerCustomer } from '#domain/auth/api.ts'
import { getMe, updateMe } from '#domain/customers/api.ts'
import { switchLanguage } from '#domain/store/api.ts'
import { callAddress, endpointFinder } from './call-path.ts'
import { rewrittenAnswer } from './rewritten-answer.ts'

const answersCustomer = endpointFinder([getMe, updateMe, registerCustomer])
const holdsCustomer = endpointFinder([switchLanguage])

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What an answer holds, with the group's label in its customer. An encoded answer stays encoded. */
function labelled(value: unknown, groups: GroupTable, isInside: boolean): unknown {
  if (typeof value === 'string') return JSON.stringify(labelled(JSON.parse(value), groups, isInside))
  if (!isInside) return withGroupLabel(value, groups)
  return isObject(value) ? { ...value, customer: withGroupLabel(value['customer'], groups) } : value
}

/**
 * Writes the label of a customer's group into the answers that describe a customer, where the service sends the group's
 * id alone. Everything else is passed on as it came.
 */
export async function withGroupLabels(
  { method, url }: Pick<Request, 'method' | 'url'>,
  answer: Response,
  groups: GroupTable,
): Promise<Response> {
  const path = callAddress(new URL(url).pathname)?.path ?? ''
  const isInside = holdsCustomer(method, path) !== undefined
  if (!answer.ok || (!isInside && !answersCustomer(method, path))) return answer
  return rewrittenAnswer(answer, (value) => labelled(value, groups, isInside))
}
