import { EXPECTED_CODE } from '#domain/contract/fault.ts'
import { ServiceFault } from '#features/kit/service-fault.ts'

/** Whether the service refused the request, as opposed to having failed. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ServiceFault && [400, 401, 403].includes(error.status ?? 0)

/**
 * Whether the service requires another step first (contract.md §1.4: 400 with code 5020, §6.2): a captcha, or
 * choosing one of several accounts.
 */
export const isExpected = (error: unknown): boolean =>
  error instanceof ServiceFault && error.status === 400 && Number(error.code) === EXPECTED_CODE

/** Message of a failed recovery form: only a refusal can be the customer's mistake. */
export const recoveryFault = (error: unknown): 'account.forgot.failed' | 'account.error.load' =>
  isRefused(error) || (error instanceof ServiceFault && error.status === 404)
    ? 'account.forgot.failed'
    : 'account.error.load'
