import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { WAIVED_DEBT_MINOR } from '#domain/personal-data/deletion.ts'
import { enterPayouts } from '#service/commissions/payout-store.ts'
import { typeCommand } from '#service/staff/commands/typing.testing.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'
import { leaving } from './leaving.testing.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())
beforeEach(() => service.db.query('delete from rate_limit'))

const { leave, isDeleted, shopperWithPassword } = leaving(() => service)

/** Such a customer whose commissions of a closed period come to these amounts, in cents. */
async function associateWith(...amounts: readonly number[]) {
  const shopper = await shopperWithPassword()
  for (const [index, amount] of amounts.entries())
    await service.db.query(
      `insert into commission_payment (customer_id, period, payment_type, about_period, amount_minor, payment_date)
       select $1, max(period), 'product recalculation', $2, $3, '2026-01-15' from business_period`,
      [shopper.customerId, `20250${index + 1}`, amount],
    )
  const { email } = (await service.db.one<{ email: string }>('select email from customer where id = $1', [
    shopper.customerId,
  ]))!
  return { ...shopper, email }
}
const debtsOf = (customerId: number) =>
  service.db.query('select amount_minor, ending from commission_debt where customer_id = $1 order by id', [
    customerId,
  ])

it('a small debt goes with the account: it is written off, and the entry stays', async () => {
  const { token, customerId } = await associateWith(-WAIVED_DEBT_MINOR - 300, 300)
  expect(await leave(token)).toMatchObject({ ok: true })
  expect(await isDeleted(customerId)).toBe(true)
  expect(await debtsOf(customerId)).toEqual([{ amount_minor: WAIVED_DEBT_MINOR, ending: 'written_off' }])
})

it('an account without a debt leaves none behind', async () => {
  const { token, customerId } = await associateWith(-300, 300)
  expect(await leave(token)).toMatchObject({ ok: true })
  expect(await debtsOf(customerId)).toEqual([])
})

it.each([
  ['debt-paid', 'paid_back', 'is recorded as paid back'],
  ['debt-written-off', 'written_off', 'is written off'],
])(
  'a larger debt is named with whom to write to, and %s lets the account go',
  async (action, ending, words) => {
    const { token, customerId, email } = await associateWith(-WAIVED_DEBT_MINOR - 1)
    expect(await leave(token)).toMatchObject({
      status: 400,
      code: 'personalData.commissionDebt',
      parameters: ['HK$500.01', 'help@jadeleaf.example'],
    })
    expect((await typeCommand(service, `customer ${email} ${action}`)).lines).toEqual([
      `HK$500.01 that customer ${customerId} owed ${words}.`,
    ])
    expect((await typeCommand(service, `customer ${email} ${action}`)).refusal).toBe(
      `Customer ${customerId} owes no commission.`,
    )
    expect(await debtsOf(customerId)).toEqual([{ amount_minor: WAIVED_DEBT_MINOR + 1, ending }])
    expect(
      await service.db.query(
        `select made_by, action, change from staff_change where entity = 'customer' and entity_id = $1`,
        [String(customerId)],
      ),
    ).toEqual([{ made_by: 'Ada', action, change: { amount_minor: WAIVED_DEBT_MINOR + 1 } }])
    expect(await leave(token)).toMatchObject({ ok: true })
  },
)

it('what is settled is set against no later commission, and what is due still holds the account', async () => {
  const { token, customerId, email } = await associateWith(-900_00)
  await typeCommand(service, `customer ${email} debt-written-off`)
  await service.db.query(
    `insert into commission_payment (customer_id, period, payment_type, about_period, amount_minor, payment_date)
     select $1, max(period), 'product commission payment', max(period), 700, '2026-01-15' from business_period`,
    [customerId],
  )
  expect(await leave(token)).toMatchObject({ code: 'personalData.commissionDue' })
  await enterPayouts(service.db, '2026-02-01', new Date())
  expect(
    await service.db.query('select amount_minor, status from payout where customer_id = $1', [customerId]),
  ).toEqual([{ amount_minor: 700, status: 'waiting' }])
})
