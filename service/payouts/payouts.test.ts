import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as api from '#domain/payouts/api.ts'
import type { PayoutApplication } from '#domain/payouts/schema.ts'
import { issueToken } from '#service/credentials/token-store.ts'
import { person, startService, type TestService } from '../../tests/harness/service.ts'
import { noteWeeklyPay } from './account-store.ts'
import { settleAccounts } from './settle.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())
beforeEach(() => service.setClock(0))

interface Associate {
  readonly id: number
  readonly token: string
}
let made = 0
const newAssociate = async (): Promise<Associate> => {
  const row = await service.db.one<{ id: number }>(
    `insert into customer (email, firstname, lastname, password_hash, group_label, tc_agreed) values ($1, 'Test', 'Associate', 'x', 'associate', true) returning id`,
    [`associate${++made}@jadeleaf.example`],
  )
  const id = row?.id ?? 0
  return { id, token: await issueToken(service.db, id, new Date()) }
}
const application = (more: Partial<PayoutApplication> = {}): PayoutApplication => ({
  username: `associate.${made}`,
  email: `associate.${made}@jadeleaf.example`,
  firstname: 'Test',
  lastname: 'Associate',
  dob: '1990-01-31',
  address: { street: ['1 Test Road'], city: 'Kowloon', country_id: 'HK' },
  phone: '+852 51000001',
  ...more,
})
const apply = ({ token }: Associate, more: Partial<PayoutApplication> = {}) =>
  service.call(api.applyForPayoutAccount, { body: { account: application(more) } }, { token })
const statusOf = ({ token }: Associate) => service.expectOk(api.getPayoutStatus, {}, { token })
const accountOf = ({ token }: Associate) => service.expectOk(api.getPayoutAccount, {}, { token })
const weekly = ({ token }: Associate, isOn: boolean) =>
  service.call(isOn ? api.subscribeWeeklyPay : api.unsubscribeWeeklyPay, {}, { token })
const atProvider = ({ id }: Associate) =>
  service.db.one<{ weekly_pay: boolean; change: number }>(
    'select s.weekly_pay, s.change from sandbox_payout_account s join payout_account p on p.reference = s.reference where p.customer_id = $1',
    [id],
  )
const withAccount = async (username?: string): Promise<Associate> => {
  const associate = await newAssociate()
  expect(await apply(associate, username ? { username } : {})).toMatchObject({ ok: true })
  return associate
}

describe('an application for a payout account', () => {
  it('opens one, whose owner can log in to it (R-573, R-574, R-713)', async () => {
    const associate = await newAssociate()
    expect(await statusOf(associate)).toEqual({ isActive: false, isWeekly: false })
    expect(await accountOf(associate)).toMatchObject({ state: 'none' })
    const answer = await apply(associate)
    expect(answer).toMatchObject({ ok: true, value: { result: true } })
    expect(await statusOf(associate)).toEqual({ isActive: true, isWeekly: false })
    const account = await accountOf(associate)
    expect(account).toMatchObject({ state: 'active', username: `associate.${made}` })
    const page = await service.request(account.login_url ?? '')
    expect(await page.text()).toContain(`Signed in as associate.${made}`)
  })
  it.each([
    [{ username: 'taken.name' }, 'UserName already exists.'],
    [{ username: 'Wing.Lee' }, 'UserName already exists.'],
    [{ email: 'taken@jadeleaf.example' }, 'Email address already exists.'],
    [{ email: 'WING.LEE@jadeleaf.example' }, 'Email address already exists.'],
    [{ username: 'declined.one' }, 'The application for a payout account was declined.'],
  ])('%o is refused with words, and can be sent again (R-688, R-689, R-690)', async (more, message) => {
    const associate = await newAssociate()
    expect(await apply(associate, more)).toMatchObject({ ok: false, status: 400, message })
    expect(await accountOf(associate)).toMatchObject({ state: 'none' })
    expect(await apply(associate)).toMatchObject({ ok: true })
  })
  it.each([
    [{ username: 'x' }, 'username'],
    [{ email: 'nobody' }, 'email'],
    [{ dob: '2026-01-01' }, 'dob'],
    [{ phone: '+852 1' }, 'phone'],
    [{ firstname: '' }, 'firstname'],
  ])('%o is refused before the provider hears of it', async (more, fieldName) => {
    const associate = await newAssociate()
    expect(await apply(associate, more)).toMatchObject({ ok: false, status: 400, parameters: { fieldName } })
    expect(await accountOf(associate)).toMatchObject({ state: 'none' })
  })
  it('that is decided later has a missing response, and is found active when it is (R-691)', async () => {
    const associate = await newAssociate()
    expect(await apply(associate, { username: `late.${made}` })).toMatchObject({ ok: true, value: null })
    expect(await accountOf(associate)).toMatchObject({ state: 'pending' })
    expect(await apply(associate)).toMatchObject({
      status: 400,
      message: 'The application for a payout account is already being processed.',
    })
    expect(await weekly(associate, true)).toMatchObject({
      status: 400,
      message: 'Weekly pay needs an active payout account.',
    })
    await service.setClock(21)
    expect(await statusOf(associate)).toEqual({ isActive: true, isWeekly: false })
  })
  it('is sent once by more presses than connections', async () => {
    const associate = await newAssociate()
    const answers = await Promise.all(Array.from({ length: 15 }, () => apply(associate)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await accountOf(associate)).toMatchObject({ state: 'active' })
  })
  it('of two people for one user name opens one account', async () => {
    const people = [await newAssociate(), await newAssociate(), await newAssociate()]
    const answers = await Promise.all(
      people.map((associate, index) =>
        apply(associate, { username: 'both.want.it', email: `both${index}@jadeleaf.example` }),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(
      answers.filter((answer) => !answer.ok && answer.message === 'UserName already exists.'),
    ).toHaveLength(2)
  })
  it('whose answer was lost with the process is found by the job', async () => {
    const associate = await withAccount()
    await service.db.query(
      `update payout_account set state = 'applying', applying_until = now() - interval '1 second' where customer_id = $1`,
      [associate.id],
    )
    await settleAccounts(service.services, new Date())
    const row = await service.db.one('select state from payout_account where customer_id = $1', [
      associate.id,
    ])
    expect(row).toEqual({ state: 'active' })
  })
  it('that never reached the provider can be sent again', async () => {
    const associate = await newAssociate()
    await service.db.query(
      `insert into payout_account (customer_id, reference, username, state, applying_until, created_at, updated_at) values ($1, gen_random_uuid(), 'lost', 'applying', now() - interval '1 second', now(), now())`,
      [associate.id],
    )
    expect(await apply(associate)).toMatchObject({ ok: true, value: { result: true } })
  })
})

describe('weekly pay', () => {
  it('is switched on and off, and back to what it is without asking the provider (R-572, R-713, R-714)', async () => {
    const associate = await withAccount()
    for (const isOn of [true, true, false, true]) {
      expect(await weekly(associate, isOn)).toMatchObject({ ok: true, value: true })
      expect(await statusOf(associate)).toEqual({ isActive: true, isWeekly: isOn })
      expect(await atProvider(associate)).toMatchObject({ weekly_pay: isOn })
    }
    expect(await atProvider(associate)).toEqual({ weekly_pay: true, change: 3 })
  })
  it('needs a payout account', async () => {
    expect(await weekly(await newAssociate(), true)).toMatchObject({
      ok: false,
      status: 400,
      message: 'Weekly pay needs an active payout account.',
    })
  })
  it('of many devices at once ends the same here and at the provider', async () => {
    const associate = await withAccount()
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all(
        Array.from({ length: 15 }, (_, index) => weekly(associate, index % 2 === 0)),
      )
      expect(answers.every(({ ok }) => ok)).toBe(true)
      const { isWeekly } = await statusOf(associate)
      expect(await atProvider(associate)).toMatchObject({ weekly_pay: isWeekly })
      const row = await service.db.one(
        'select known_change = sent_change as settled, changing_since from payout_account where customer_id = $1',
        [associate.id],
      )
      expect(row).toEqual({ settled: true, changing_since: null })
    }
  })
  it('is not set back by a report that is older than the last one', async () => {
    const associate = await withAccount()
    for (const isOn of [true, false]) await weekly(associate, isOn)
    const { reference = '' } =
      (await service.db.one<{ reference: string }>(
        'select reference from payout_account where customer_id = $1',
        [associate.id],
      )) ?? {}
    await noteWeeklyPay(service.db, reference, { isWeekly: true, change: 1 }, false, new Date())
    expect(await statusOf(associate)).toEqual({ isActive: true, isWeekly: false })
  })
  it('stays as it was when the provider refuses', async () => {
    const associate = await withAccount(`frozen.${made}`)
    expect(await weekly(associate, true)).toMatchObject({
      ok: false,
      status: 400,
      message: 'The payout provider refused the change.',
    })
    expect(await statusOf(associate)).toEqual({ isActive: true, isWeekly: false })
  })
  it('whose answer was lost is read from the provider', async () => {
    const associate = await newAssociate()
    await apply(associate, { username: `late.${made}` })
    await service.setClock(21)
    await statusOf(associate)
    expect(await weekly(associate, true)).toMatchObject({ ok: false, status: 500 })
    expect(await statusOf(associate)).toEqual({ isActive: true, isWeekly: true })
  })
  it('that never reached the provider is given up after two minutes', async () => {
    const associate = await withAccount()
    await service.db.query(
      'update payout_account set sent_change = 1, changing_since = now() where customer_id = $1',
      [associate.id],
    )
    const isOpen = async () =>
      (
        await service.db.one<{ open: boolean }>(
          'select changing_since is not null as open from payout_account where customer_id = $1',
          [associate.id],
        )
      )?.open
    await settleAccounts(service.services, new Date())
    expect(await isOpen()).toBe(true)
    await settleAccounts(service.services, new Date(Date.now() + 121_000))
    expect(await isOpen()).toBe(false)
    expect(await statusOf(associate)).toEqual({ isActive: true, isWeekly: false })
  })
})

describe('pay that waits', () => {
  it('is what closed periods owe and nobody has paid yet, with its next day (R-645)', async () => {
    const associate = await withAccount()
    const pending = () => service.expectOk(api.getPendingPay, {}, { token: associate.token })
    expect(await pending()).toBe(0)
    await service.db.query(
      `insert into business_period (period, closed_at) values ('209901', now()) on conflict do nothing`,
    )
    await service.db.query(
      `insert into commission_payment (customer_id, period, payment_type, about_period, amount_minor, payment_date)
       select $1, '209901', type, '209901', amount, day::date from (values ('product commission payment', 1250, '2099-02-06'), ('pack commission check', 1000, '2099-02-15'), ('pack recalculation', 7, '2000-01-01')) paid (type, amount, day)`,
      [associate.id],
    )
    expect(await pending()).toBe(22.57)
    await service.db.query(
      `with paid as (
         insert into payout (customer_id, pay_day, amount_minor, status, paid_on, created_at, updated_at)
         values ($1, '2000-01-01', 7, 'paid', '2000-01-01', now(), now()) returning id)
       update commission_payment set payout_id = (select id from paid) where customer_id = $1 and payment_date = '2000-01-01'`,
      [associate.id],
    )
    expect(await pending()).toBe(22.5)
    expect(await accountOf(associate)).toMatchObject({ next_payment_date: '2099-02-06' })
  })
})

describe('the iPayout balance', () => {
  it('is read by associates (R-715)', async () => {
    expect(
      await service.expectOk(api.getPayoutCredit, {}, { token: await service.tokenOf('associate') }),
    ).toBe(80)
    expect(await service.expectOk(api.getPayoutCredit, {}, { token: (await newAssociate()).token })).toBe(0)
  })
})

it('the seeded associate has an account that is paid weekly, and nobody else has one', async () => {
  const statuses = await Promise.all(
    ['associate', 'renewal', 'quiet'].map(async (key) =>
      statusOf({ id: person(key).id, token: await service.tokenOf(key) }),
    ),
  )
  expect(statuses.map(({ isActive, isWeekly }) => [isActive, isWeekly])).toEqual([
    [true, true],
    [false, false],
    [false, false],
  ])
})

it.each([
  api.getPayoutStatus,
  api.getPayoutAccount,
  api.getPayoutCredit,
  api.getPendingPay,
  api.subscribeWeeklyPay,
  api.unsubscribeWeeklyPay,
])('$name is for associates', async (endpoint) => {
  const token = await service.tokenOf('preferred')
  expect(await service.call(endpoint, {}, { token })).toMatchObject({ ok: false, status: 400 })
  expect(await service.call(endpoint, {}, {})).toMatchObject({ ok: false, status: 401 })
})
