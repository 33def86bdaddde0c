import { ServiceFault } from '#features/kit/service-fault.ts'
import { expect, it } from 'vitest'
import { isExpected, recoveryFault } from './server-faults.ts'

const refusal = (template: string, status = 400) => new ServiceFault('http', template, { status, template })

it('recognises a request for a choice or a captcha by its code', () => {
  expect([
    isExpected(new ServiceFault('http', 'x', { status: 400, code: 5020 })),
    isExpected(refusal('x')),
  ]).toEqual([true, false])
})

it('blames a failed recovery on the customer only when the service refused what was typed', () => {
  for (const status of [400, 401, 403, 404])
    expect(recoveryFault(refusal('Something', status))).toBe('account.forgot.failed')
  for (const error of [
    refusal('', 500),
    refusal('', 503),
    refusal('', 429),
    new ServiceFault('network', 'x'),
  ])
    expect(recoveryFault(error)).toBe('account.error.load')
})
