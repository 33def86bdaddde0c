import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as api from '#domain/payouts/api.ts'
import { makePayouts } from '#service/commissions/make-payouts.ts'
import { retryPayout, type PayoutRow } from '#service/commissions/payout-store.ts'
import { issueToken } from '#service/credentials/token-store.ts'
import { settleAccounts } from '#service/payouts/settle.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'
import { startHyperwallet, type HyperwalletSimulator } from '../../tests/outside/hyperwallet-server.ts'
import { hyperwallet } from './hyperwallet.ts'

const DAY = 86_400_000
let service: TestService
let provider: HyperwalletSimulator

beforeAll(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  provider = await startHyperwallet()
  service = await startService({ SANDBOX: 'off', ...provider.settings })
  connect()
  await service.db.query(
    `insert into business_period (period, closed_at) values ('202610', now()) on conflict do nothing`,
  )
})
afterAll(async () => {
  vi.restoreAllMocks()
  await service?.stop()
  await provider.close()
})
beforeEach(async () => {
  Object.assign(provider, { behave: () => 'answer', refusal: undefined, status: 'COMPLETED' })
  provider.payments.length = 0
  provider.calls.length = 0
  await service.db.query('update commission_payment set payout_id = null')
  await service.db.query('delete from payout')
  await service.db.query('delete from commission_payment')
})

/** A process that knows nothing but its settings and the database, with short limits. */
function connect() {
  const { payouts } = service.services.settings
  if (!payouts) throw new Error('the provider is not connected')
  Object.assign(service.services.ports, { payouts: hyperwallet(payouts, { lookup: 300, change: 500 }) })
}

let made = 0
async function associate(): Promise<{ id: number; token: string }> {
  const row = await service.db.one<{ id: number }>(
    `insert into customer (email, firstname, lastname, password_hash, group_label, referral_id, tc_agreed)
     values ($1, 'Test', 'Payee', 'x', 'associate', $2, true) returning id`,
    [`payee${++made}@jadeleaf.example`, String(7_950_000 + made)],
  )
  const id = row?.id ?? 0
  return { id, token: await issueToken(service.db, id, new Date()) }
}
const apply = ({ token }: { token: string }, email = `payee${made}@jadeleaf.example`) =>
  service.call(
    api.applyForPayoutAccount,
    {
      body: {
        account: {
          username: `payee.${made}`,
          email,
          firstname: 'Test',
          lastname: 'Payee',
          dob: '1990-01-31',
          address: { street: ['1 Test Road'], city: 'Kowloon', country_id: 'HK' },
          phone: '+852 51000001',
        },
      },
    },
    { token },
  )
/** An associate with an account, to whom an amount is due. */
async function payee(amountMinor: number) {
  const person = await associate()
  expect(await apply(person)).toMatchObject({ ok: true, value: { result: true } })
  await service.db.query(
    `insert into commission_payment (customer_id, period, payment_type, about_period, amount_minor, payment_date)
     values ($1, '202610', 'product commission payment', '202610', $2, '2026-11-15')`,
    [person.id, amountMinor],
  )
  provider.calls.length = 0
  return person
}
const run = async (now = new Date()) => {
  await service.db.query('update payout set taken_until = null')
  await makePayouts(service.services, now)
}
const payoutOf = async (id: number) =>
  service.db.one<PayoutRow>('select * from payout where customer_id = $1', [id])
const posted = () => provider.calls.filter(({ method }) => method === 'POST').length

describe('an account', () => {
  it('is a user under our reference, with the page to sign in', async () => {
    const person = await associate()
    expect(await apply(person)).toMatchObject({ ok: true, value: { url: 'https://payouts.example' } })
    expect(await service.expectOk(api.getPayoutStatus, {}, { token: person.token })).toMatchObject({
      isActive: true,
    })
    const row = await service.db.one<{ reference: string }>(
      'select reference from payout_account where customer_id = $1',
      [person.id],
    )
    expect(provider.users.at(-1)).toMatchObject({ clientUserId: row?.reference })
  })
  it('is refused for an email that has one', async () => {
    const first = await associate()
    await apply(first, 'same@jadeleaf.example')
    expect(await apply(await associate(), 'same@jadeleaf.example')).toMatchObject({
      ok: false,
      message: 'Email address already exists.',
    })
  })
  it('whose answer was lost is found later', async () => {
    const person = await associate()
    provider.behave = ({ method }) => (method === 'POST' ? 'lost' : 'answer')
    expect(await apply(person)).toMatchObject({ ok: false })
    provider.behave = () => 'answer'
    await settleAccounts(service.services, new Date())
    expect(await service.expectOk(api.getPayoutStatus, {}, { token: person.token })).toMatchObject({
      isActive: true,
    })
    expect(provider.users.filter(({ email }) => email === `payee${made}@jadeleaf.example`)).toHaveLength(1)
  })
  it('is paid weekly when its owner says so, which the shop alone knows', async () => {
    const { token } = await payee(1)
    await service.expectOk(api.subscribeWeeklyPay, {}, { token })
    await settleAccounts(service.services, new Date(Date.now() + 300_000))
    expect(await service.expectOk(api.getPayoutStatus, {}, { token })).toEqual({
      isActive: true,
      isWeekly: true,
    })
  })
})

describe('a payout', () => {
  it('is a payment under our id', async () => {
    const { id } = await payee(1234)
    await run()
    const payout = await payoutOf(id)
    expect(payout).toMatchObject({ status: 'paid' })
    expect(provider.payments).toMatchObject([
      { clientPaymentId: payout?.request_id, amount: '12.34', currency: 'HKD' },
    ])
    await run()
    expect(posted()).toBe(1)
  })
  it.each(['lost', 'silent'] as const)(
    'is paid once when the answer is %s, also after a restart',
    async (how) => {
      const { id } = await payee(1234)
      provider.behave = ({ method }) => (method === 'POST' ? how : 'answer')
      await run()
      expect(await payoutOf(id)).toMatchObject({ status: 'waiting' })
      provider.behave = () => 'answer'
      connect()
      await run()
      expect(await payoutOf(id)).toMatchObject({ status: 'paid' })
      expect(provider.payments).toHaveLength(1)
    },
  )
  it('that it has seen and does not list at first is not paid again', async () => {
    const { id } = await payee(1234)
    provider.behave = ({ method }) => (method === 'POST' ? 'lost' : 'answer')
    await run()
    // Its list is behind: it answers the look-up with nothing, and refuses the repetition.
    const [kept] = provider.payments
    let looked = 0
    provider.behave = ({ method, path }) => {
      if (method === 'GET' && path.endsWith('/payments'))
        provider.payments.splice(0, 1, ...(looked++ === 0 || !kept ? [] : [kept]))
      else if (method === 'POST' && kept) provider.payments.splice(0, provider.payments.length, kept)
      return 'answer'
    }
    await run()
    expect(provider.payments).toEqual([kept])
    expect(await payoutOf(id)).toMatchObject({ status: 'paid' })
  })
  it('waits for its owner to activate the account', async () => {
    const { id } = await payee(1234)
    provider.status = 'PENDING_ACCOUNT_ACTIVATION'
    await run()
    expect(await payoutOf(id)).toMatchObject({ status: 'sent', failure: 'PENDING_ACCOUNT_ACTIVATION' })
    for (const payment of provider.payments) payment.status = 'COMPLETED'
    await run(new Date(Date.now() + 10 * DAY))
    expect(await payoutOf(id)).toMatchObject({ status: 'paid' })
    expect(posted()).toBe(1)
  })
  it('waits while the program lacks the money', async () => {
    const { id } = await payee(1234)
    provider.refusal = 'INSUFFICIENT_FUNDS'
    await run()
    expect(await payoutOf(id)).toMatchObject({ status: 'waiting', asked_at: null })
    provider.refusal = undefined
    await run()
    expect(await payoutOf(id)).toMatchObject({ status: 'paid' })
  })
  it('that came back, or is refused, ends, and can be made again under another id', async () => {
    const { id } = await payee(1234)
    provider.status = 'RETURNED'
    await run()
    const returned = await payoutOf(id)
    expect(returned).toMatchObject({ status: 'refused', failure: 'RETURNED' })
    await retryPayout(service.db, returned?.id ?? 0, new Date())
    provider.refusal = 'LIMIT_SUBCEEDED'
    await run()
    expect(await payoutOf(id)).toMatchObject({ status: 'refused', failure: '400 LIMIT_SUBCEEDED' })
    await retryPayout(service.db, returned?.id ?? 0, new Date())
    Object.assign(provider, { refusal: undefined, status: 'COMPLETED' })
    await run()
    expect(await payoutOf(id)).toMatchObject({ status: 'paid' })
    expect(new Set(provider.payments.map(({ clientPaymentId }) => clientPaymentId)).size).toBe(2)
  })
  it('is not believed with another amount', async () => {
    const { id } = await payee(1234)
    provider.behave = ({ method }) => (method === 'POST' ? 'lost' : 'answer')
    await run()
    provider.behave = () => 'answer'
    provider.payments.splice(0, 1, ...provider.payments.map((payment) => ({ ...payment, amount: '1.00' })))
    await run()
    expect(await payoutOf(id)).toMatchObject({
      status: 'waiting',
      failure: expect.stringContaining('another amount') as string,
    })
    expect(provider.payments).toHaveLength(1)
  })
})
