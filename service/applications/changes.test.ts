import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as api from '#domain/applications/api.ts'
import { APPLICATION_PREFIX } from '#domain/applications/kinds.ts'
import { applicationRefusals as texts } from '#domain/applications/refusals.ts'
import { CODE_TRIES } from '#domain/auth/code.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'
import {
  applicationOf,
  file,
  newApplicant,
  newCode,
  placedOrder,
  vitaminC,
  type Applicant,
} from './filing.testing.ts'
import { countLookUp } from './look-up-limit.ts'

let service: TestService
beforeAll(async () => {
  // fewer connections than callers
  service = await startService({}, { connections: 4 })
})
afterAll(() => service.stop())

const init = (customerId: number, token: string) =>
  service.expectOk(api.getApplicationInit, { query: { customerId } }, { token })
const refusal = (message: string) => ({ ok: false, status: 400, message })
const lastMonth = () => new Date(Date.now() - 32 * 86_400_000)

describe('a replenishment', () => {
  const ask = (applicant: Applicant, order: string) =>
    file(service, applicant, {
      type: 'replenishment',
      order_numbers: [order],
      replenishment_type: 'damaged',
      items: [vitaminC],
    })
  it('is for each product of an order once (R-741)', async () => {
    const applicant = await newApplicant(service)
    const order = await placedOrder(service, applicant)
    expect(await ask(applicant, order)).toMatchObject({ ok: true })
    expect(await ask(applicant, order)).toMatchObject(refusal(texts.replenished.sentence))
    expect(await ask(applicant, await placedOrder(service, applicant))).toMatchObject({ ok: true })
    const twice = await placedOrder(service, applicant)
    expect(
      await file(service, applicant, {
        type: 'replenishment',
        order_numbers: [twice],
        replenishment_type: 'missing',
        items: [
          { ...vitaminC, quantity: 1 },
          { ...vitaminC, quantity: 1 },
        ],
      }),
    ).toMatchObject(refusal(texts.replenished.sentence))
  })
  it('needs its type', async () => {
    const applicant = await newApplicant(service)
    const order = await placedOrder(service, applicant)
    expect(
      await file(service, applicant, { type: 'replenishment', order_numbers: [order], items: [vitaminC] }),
    ).toMatchObject({ status: 400, parameters: { fieldName: 'replenishment_type' } })
  })
})

describe('a change', () => {
  const reason = 'We work in the same district.'
  it.each([
    ['referrer', '8999999', texts.referrerUnknown.sentence],
    ['enroller', '8999999', texts.enroller.sentence],
    ['sponsor', '8999999', texts.sponsorMismatch.sentence],
    ['referrer', '80000001', texts.enrollerType.sentence],
    ['enroller', '80000001', texts.enrollerType.sentence],
    ['sponsor', '80000001', texts.sponsorType.sentence],
  ] as const)('of %s to %s: %s (R-674, R-675, R-698)', async (type, new_account, message) => {
    const applicant = await newApplicant(service)
    expect(await file(service, applicant, { type, new_account, reason })).toMatchObject(refusal(message))
  })
  it('to oneself is refused', async () => {
    const own = await newApplicant(service, { group: 'associate', expiresOn: '2099-01-01' })
    const change = { user_type: 'associate', new_account: own.referralId, reason } as const
    expect(await file(service, own, { type: 'sponsor', ...change })).toMatchObject(
      refusal(texts.sponsorMismatch.sentence),
    )
  })
  it('of enroller and sponsor is filed, and filed again', async () => {
    const applicant = await newApplicant(service)
    for (const [type, new_account] of [
      ['enroller', '8000003'],
      ['sponsor', '8000005'],
      ['sponsor', '8000005'],
    ] as const)
      expect(await file(service, applicant, { type, new_account, reason })).toMatchObject({ ok: true })
  })
  it('of enroller is to the sponsor or above, of any kind to nobody below (R-664, R-698)', async () => {
    const own = await newApplicant(service, { group: 'associate', expiresOn: '2099-01-01' })
    const below = await newApplicant(service, { group: 'associate', expiresOn: '2099-01-01' })
    await service.db.query(
      'update customer set sponsor_id = $2, enroller_id = $2, upline = array[$3::int, 3] where id = $1',
      [below.id, own.referralId, own.id],
    )
    const ask = (type: 'referrer' | 'enroller' | 'sponsor', new_account: string) =>
      file(service, own, { type, user_type: 'associate', new_account, reason })
    for (const type of ['referrer', 'enroller', 'sponsor'] as const)
      expect(await ask(type, below.referralId)).toMatchObject(refusal(texts.below.sentence))
    expect(await ask('enroller', '8000005')).toMatchObject(refusal(texts.upline.sentence))
    expect(await ask('enroller', '8000003')).toMatchObject({ ok: true })
    expect(await ask('sponsor', '8000005')).toMatchObject({ ok: true })
    // who has no sponsor asks for one first
    await service.db.query(`update customer set sponsor_id = null, upline = '{}' where id = $1`, [own.id])
    expect(await ask('enroller', '8000003')).toMatchObject(refusal(texts.upline.sentence))
  })
  it('tells about so many numbers, and no more', async () => {
    const { id, ...applicant } = await newApplicant(service)
    await service.db.query('delete from rate_limit')
    for (let count = 0; count < 60; count++) await countLookUp(service.db, id, new Date())
    expect(
      await file(service, { id, ...applicant }, { type: 'sponsor', new_account: '8999999', reason }),
    ).toMatchObject({ status: 429 })
  })
  it("of referrer takes this month's orders along, and no others (R-684)", async () => {
    const applicant = await newApplicant(service)
    const [old, young] = [
      await placedOrder(service, applicant, { at: lastMonth() }),
      await placedOrder(service, applicant),
    ]
    const change = (orders: string[]) =>
      file(service, applicant, { type: 'referrer', new_account: '8000005', reason, order_numbers: orders })
    expect(await change([young, old])).toMatchObject(refusal(texts.otherMonth.sentence))
    expect(await change([young])).toMatchObject({ ok: true })
    expect(await change([])).toMatchObject(refusal(texts.referrerOnce.sentence))
  })
  it('of referrer is once for a mobile, whoever shares it (R-683)', async () => {
    const [first, second] = [await newApplicant(service), await newApplicant(service)]
    await service.db.query('update customer set mobile = $2 where id = $1', [second.id, first.mobile])
    const change = { type: 'referrer', new_account: '8000005', reason } as const
    expect(await file(service, first, change)).toMatchObject({ ok: true })
    expect(await file(service, { ...second, mobile: first.mobile }, change)).toMatchObject(
      refusal(texts.referrerOnce.sentence),
    )
  })
  it('is closed to an associate whose membership ended; a refund is not (R-659)', async () => {
    const ended = await newApplicant(service, { group: 'associate', expiresOn: '2020-01-01' })
    const order = await placedOrder(service, ended)
    const user_type = 'associate'
    expect(
      await file(service, ended, { type: 'sponsor', user_type, new_account: '8000005', reason }),
    ).toMatchObject(refusal(texts.closed.sentence))
    expect(
      await file(service, ended, {
        type: 'refund',
        user_type,
        order_numbers: [order],
        return_reason: reason,
        items: [vitaminC],
      }),
    ).toMatchObject({ ok: true })
  })
})

describe('at the same time', () => {
  it('the same request files one application and gets one answer', async () => {
    const applicant = await newApplicant(service)
    const order = await placedOrder(service, applicant)
    const code = await newCode(service, applicant.mobile)
    const application = applicationOf(applicant, {
      type: 'replenishment',
      order_numbers: [order],
      replenishment_type: 'wrong',
      items: [vitaminC],
    })
    const save = () =>
      service.expectOk(
        api.saveApplication,
        { query: { mobile: applicant.mobile, code, prefix: APPLICATION_PREFIX }, body: { application } },
        { token: applicant.token },
      )
    // as many as a code may be tried
    const answers = await Promise.all(Array.from({ length: CODE_TRIES }, save))
    expect(new Set(answers.map(({ app_id: id }) => id)).size).toBe(1)
    expect(await save()).toEqual(answers[0])
    expect((await init(applicant.id, applicant.token)).applicationList).toHaveLength(1)
  })
  it('two accounts on one mobile change their referrer once', async () => {
    const applicants = await Promise.all(Array.from({ length: 8 }, () => newApplicant(service)))
    const mobile = applicants[0]!.mobile
    for (const { id } of applicants)
      await service.db.query('update customer set mobile = $2 where id = $1', [id, mobile])
    const code = await newCode(service, mobile)
    const answers = await Promise.all(
      applicants.map((applicant) =>
        service.call(
          api.saveApplication,
          {
            query: { mobile, code, prefix: APPLICATION_PREFIX },
            body: {
              application: applicationOf(
                { ...applicant, mobile },
                { type: 'referrer', new_account: '8000005', reason: 'x' },
              ),
            },
          },
          { token: applicant.token },
        ),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })
})
