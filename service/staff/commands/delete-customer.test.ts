import { afterAll, beforeAll, expect, it } from 'vitest'
import { addPayoutCredit } from '#service/payouts/credit-store.ts'
import { startService, type TestService } from '../../../tests/harness/service.ts'
import { typeCommand } from './typing.testing.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())

it('gives up payout credit of somebody who asked in writing, and names every reason otherwise', async () => {
  const email = 'leaving@jadeleaf.example'
  const row = await service.db.one<{ id: number }>(
    `insert into customer (email, firstname, lastname, password_hash) values ($1, 'A', 'B', 'x') returning id`,
    [email],
  )
  const customerId = row?.id ?? 0
  const opening = { customerId, kind: 'opening', reference: 'leaving', amountMinor: 5 } as const
  await addPayoutCredit(service.db, opening, new Date())
  await service.db.query(
    `insert into application (customer_id, type, mobile, fields, created_at, updated_at) values ($1, 'sponsor', '51', '{}', now(), now())`,
    [customerId],
  )
  expect((await typeCommand(service, `customer ${email} delete`)).refusal).toMatch(
    /^The account has an application .*\nThe account has payout credit of HK\$0\.05\. /,
  )
  await service.db.query(`update application set status = 'rejected' where customer_id = $1`, [customerId])
  expect((await typeCommand(service, `customer ${email} delete --give-up-credit 5`)).refusal).toContain(
    'HK$0.05',
  )
  expect((await typeCommand(service, `customer ${email} delete --give-up-credit 0.05`)).lines).toEqual([
    `Customer ${customerId} is deleted.`,
  ])
  const [newest] = (await typeCommand(service, 'audit --entity customer')).lines
  expect(newest).toMatch(/ {2}delete {2}\{"given_up_minor":5\}$/)
})
