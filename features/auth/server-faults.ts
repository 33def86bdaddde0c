import { EXPECTED_CODE } from '#domain/contract/fault.ts'
import type { RefusalCode } from '#domain/contract/refusal.ts'
import { readFault, type FormFault } from '#features/kit/form/refusal.ts'
import { ServiceFault } from '#features/kit/service-fault.ts'
import type { IntlShape } from 'react-intl'

/** Whether the service refused the request, as opposed to having failed. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ServiceFault && [400, 401, 403].includes(error.status ?? 0)

/**
 * Whether the service requires another step first (C-1.4: 400 with code 5020, C-6.2): a captcha, or choosing one of
 * several accounts.
 */
export const isExpected = (error: unknown): boolean =>
  error instanceof ServiceFault && error.status === 400 && Number(error.code) === EXPECTED_CODE

/** Refusals that say less than the form's own sentence. */
const vague: readonly (RefusalCode | undefined)[] = [undefined, 'missing', 'generic', 'invalid']

/**
 * What a failed recovery form says, at a field or as a whole: only a refusal can be the customer's mistake. Where it does
 * not name the mistake, email and mobile are to be checked, whatever the service says.
 */
export function recoveryFault(intl: IntlShape, error: unknown): FormFault {
  const isMistake = isRefused(error) || (error instanceof ServiceFault && error.status === 404)
  if (!isMistake) return readFault(intl, error, 'account.error.load')
  if (error instanceof ServiceFault && vague.includes(error.refusal))
    return { field: null, text: intl.formatMessage({ id: 'account.forgot.failed' }) }
  return readFault(intl, error, 'account.forgot.failed')
}
