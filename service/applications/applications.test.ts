import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as api from '#domain/applications/api.ts'
import { APPLICATION_PREFIX } from '#domain/applications/kinds.ts'
import { applicationRefusals as texts } from '#domain/applications/refusals.ts'
import { sendCode } from '#domain/auth/api.ts'
import { startService, person, type TestService } from '../../tests/harness/service.ts'
import { applicationOf, file, newApplicant, newCode, photo, placedOrder, vitaminC } from './filing.testing.ts'

let service: TestService
beforeAll(async () => {
  // fewer connections than callers
  service = await startService({}, { connections: 4 })
})
afterAll(() => service.stop())

const init = (customerId: number, token: string) =>
  service.expectOk(api.getApplicationInit, { query: { customerId } }, { token })
const refusal = (message: string) => ({ ok: false, status: 400, message })

describe('what is there (R-611, R-658)', () => {
  it('says whether changes are open, what was filed and who the referrer is', async () => {
    const token = await service.tokenOf('associate')
    const answer = await init(person('associate').id, token)
    expect(answer).toMatchObject({ isEnable: 1, referrerInfo: null })
    expect(answer.applicationList.map(({ type, status }) => [type, status])).toEqual([
      ['referrer', 'pending'],
      ['sponsor', 'approved'],
      ['enroller', 'rejected'],
    ])
    const mei = await init(person('preferred').id, await service.tokenOf('preferred'))
    expect(mei.referrerInfo).toMatchObject({
      referral_id: '8000003',
      firstname: 'Wing',
      user_type: 'associate',
      email_masked: 'w***e@jadeleaf.example',
    })
  })
  it('is nothing for a new customer, and closed to an associate whose membership ended (R-659)', async () => {
    expect(await init(person('nomail').id, await service.tokenOf('nomail'))).toMatchObject({
      isEnable: 1,
      applicationList: [],
    })
    expect(await init(person('expired').id, await service.tokenOf('expired'))).toMatchObject({ isEnable: 0 })
  })
  it("answers somebody else's id like one that does not exist", async () => {
    const token = await service.tokenOf('fresh')
    const ask = (customerId: number) =>
      service.call(api.getApplicationInit, { query: { customerId } }, { token })
    expect([await ask(1), await ask(999_999)]).toMatchObject([
      { status: 404, message: 'No such entity with %fieldName = %fieldValue' },
      { status: 404, message: 'No such entity with %fieldName = %fieldValue' },
    ])
  })
  it("has the remark of the answer in the reader's language", async () => {
    const token = await service.tokenOf('associate')
    const [answered] = await service.expectOk(
      api.listApplications,
      { query: { sort: '1', type: 'enroller' } },
      { token },
    )
    const remark = async (store: string) =>
      (
        await service.expectOk(
          api.getApplication,
          { query: { appId: answered?.app_id ?? 0 } },
          { token, store },
        )
      ).remark
    expect(await remark('en')).toBe('The new enroller did not agree.')
    expect(await remark('th')).toBe('ผู้แนะนำสมัครคนใหม่ไม่ยินยอม')
    expect(await remark('zh_hk')).toBe('新的推薦登記人不同意更改。')
  })
  it('is listed by type and status, newest first (R-703)', async () => {
    const token = await service.tokenOf('associate')
    const list = async (query: Parameters<typeof service.call<typeof api.listApplications>>[1]) =>
      (await service.expectOk(api.listApplications, query, { token })).map(({ type }) => type)
    expect(await list({ query: { sort: '1' } })).toEqual(['referrer', 'sponsor', 'enroller'])
    expect(await list({ query: { sort: '0' } })).toEqual(['enroller', 'sponsor', 'referrer'])
    expect(await list({ query: { sort: '1', status: 'approved' } })).toEqual(['sponsor'])
    expect(await list({ query: { sort: '1', type: 'referrer', status: 'approved' } })).toEqual([])
    expect(
      await service.call(api.listApplications, { query: { status: 'odd' as 'pending' } }, { token }),
    ).toMatchObject({ status: 400 })
  })
})

describe('looking up', () => {
  it.each([
    ['12', texts.noData.sentence],
    ['8999999', texts.referrerUnknown.sentence],
    ['80000002', texts.referrerUnknown.sentence],
    ['80000001', texts.enrollerType.sentence],
  ])('account %s: %s (R-672, R-675, R-698)', async (referralId, message) => {
    const token = await service.tokenOf('fresh')
    expect(await service.call(api.checkReferral, { query: { referralId } }, { token })).toMatchObject(
      refusal(message),
    )
  })
  it('an associate who does not share the name tells initials, no id and no address (R-700)', async () => {
    const token = await service.tokenOf('fresh')
    const found = await service.expectOk(api.checkReferral, { query: { referralId: '8000005' } }, { token })
    expect(found).toEqual({
      referral_id: '8000005',
      firstname: 'H.',
      lastname: 'L.',
      user_type: 'associate',
      email_masked: null,
    })
  })
  it('an associate who shares the name tells it, and the address masked', async () => {
    const token = await service.tokenOf('fresh')
    const found = await service.expectOk(api.checkReferral, { query: { referralId: '8000003' } }, { token })
    expect(found).toEqual({
      referral_id: '8000003',
      firstname: 'Wing',
      lastname: 'Lee',
      user_type: 'associate',
      email_masked: 'w***e@jadeleaf.example',
    })
  })
  it("one's own sponsor tells no more", async () => {
    const { id, token } = await newApplicant(service)
    const referrer = async () =>
      (await service.expectOk(api.getApplicationInit, { query: { customerId: id } }, { token })).referrerInfo
    expect(await referrer()).toMatchObject({ referral_id: '8000003', firstname: 'Wing' })
    await service.db.query(`update customer set sponsor_id = '8000005' where id = $1`, [id])
    expect(await referrer()).toEqual({
      referral_id: '8000005',
      firstname: 'H.',
      lastname: 'L.',
      user_type: 'associate',
      email_masked: null,
    })
  })
  it('sixty accounts may be looked up in an hour, and no more', async () => {
    const { token } = await newApplicant(service)
    const ask = () => service.call(api.checkReferral, { query: { referralId: '8999999' } }, { token })
    for (let count = 0; count < 60; count++) await ask()
    expect(await ask()).toMatchObject({ status: 429 })
  })
  it('an order of one’s own gives its products (R-701)', async () => {
    const applicant = await newApplicant(service)
    const number = await placedOrder(service, applicant)
    const ask = (orderId: string, token: string) =>
      service.call(api.checkApplicationOrder, { query: { orderId } }, { token })
    expect(await ask(number, applicant.token)).toMatchObject({
      value: {
        increment_id: number,
        status: 'received',
        items: [
          { sku: 'VITC', name: 'Vitamin C', qty_ordered: 2, price: 151.2 },
          { sku: 'COLL', name: 'Collagen', qty_ordered: 3, price: 295.2 },
        ],
      },
    })
    const stranger = await newApplicant(service)
    const unpaid = await placedOrder(service, applicant, { status: 'pending_payment' })
    for (const [asked, token] of [
      [number, stranger.token],
      ['999999999', applicant.token],
      [unpaid, applicant.token],
      ['', applicant.token],
    ] as const)
      expect(await ask(asked, token)).toMatchObject(refusal(texts.order.sentence))
  })
})

describe('a refund', () => {
  it('is filed with its estimate and read again (R-562, R-612, R-661, R-702, R-704)', async () => {
    const applicant = await newApplicant(service)
    const order = await placedOrder(service, applicant)
    const other = await placedOrder(service, applicant)
    const filed = await file(service, applicant, {
      type: 'refund',
      order_numbers: [order, other],
      return_reason: ' Ordered too many ',
      items: [
        { ...vitaminC, order_number: order },
        { product_name: 'Collagen', order_number: other, quantity: 1, batch_number: 'K0933', opened: true },
      ],
    })
    if (!filed.ok) throw new Error(filed.message)
    const { app_id: appId } = filed.value
    expect(filed.value.result).toBe(true)
    const token = applicant.token
    const detail = await service.expectOk(api.getApplication, { query: { appId } }, { token })
    expect(detail).toMatchObject({
      app_id: appId,
      type: 'refund',
      status: 'pending',
      associate_id: applicant.referralId,
      return_reason: 'Ordered too many',
      order_numbers: [order, other],
      items: [vitaminC, { sku: 'COLL', opened: true, order_number: other }],
      refund: { goods: 597.6, fee: 59.76, refund: 537.84 },
      remark: null,
      photos: [{ name: 'label.png' }],
    })
    expect((await init(applicant.id, token)).applicationList).toMatchObject([
      { app_id: appId, type: 'refund', order_numbers: [order, other] },
    ])
    const url = detail.photos[0]?.url ?? ''
    const read = (as?: string) =>
      service.request(`/rest/en/V1${url}`, as ? { headers: { Authorization: `Bearer ${as}` } } : {})
    expect(JSON.parse((await (await read(token)).json()) as string)).toMatchObject({
      content_type: 'image/png',
    })
    expect([(await read()).status, (await read(await service.tokenOf('fresh'))).status]).toEqual([401, 404])
  })
  it.each<[string, object, string]>([
    ['without an order', { order_numbers: [] }, '"%fieldName" is required. Enter and try again.'],
    ['of an order that is none', { order_numbers: ['999999999'] }, texts.order.sentence],
    ['without a product', { items: [] }, '"%fieldName" is required. Enter and try again.'],
    [
      'of a product of another order',
      { items: [{ ...vitaminC, sku: 'OTHER' }] },
      'Invalid value of "%value" provided for the %fieldName field.',
    ],
    ['of more than was bought', { items: [{ ...vitaminC, quantity: 3 }] }, texts.quantity.sentence],
    [
      'of more in two lines',
      { items: [vitaminC, { ...vitaminC, quantity: 1, opened: true }] },
      texts.quantity.sentence,
    ],
    [
      'of half a piece',
      { items: [{ ...vitaminC, quantity: 0.5 }] },
      'Invalid value of "%value" provided for the %fieldName field.',
    ],
    [
      'without a batch number',
      { items: [{ ...vitaminC, batch_number: ' ' }] },
      '"%fieldName" is required. Enter and try again.',
    ],
    ['without a reason', { return_reason: '' }, '"%fieldName" is required. Enter and try again.'],
    [
      'with markup',
      { return_reason: '<b>x</b>' },
      'Invalid value of "%value" provided for the %fieldName field.',
    ],
    ['for another account', { associate_id: '80000001' }, texts.account.sentence],
    ['as another user type', { user_type: 'associate' }, texts.account.sentence],
    [
      'with an e-mail that is none (R-682)',
      { email: 'nobody' },
      'Invalid value of "%value" provided for the %fieldName field.',
    ],
    ['with the e-mail of another (R-686)', { email: 'Mei.Chan@jadeleaf.example' }, texts.emailTaken.sentence],
    ['without a photo (R-677)', { photos: [] }, texts.photosMissing.sentence],
    ['with six (R-678)', { photos: Array(6).fill(photo) }, 'You can attach at most %1 files.'],
    [
      'with a GIF (R-679)',
      { photos: [{ ...photo, name: 'a.gif', type: 'image/gif' }] },
      'Invalid file format: %1',
    ],
    [
      'with a file that lies',
      { photos: [{ ...photo, base64_encoded_data: Buffer.from('%PDF-1.7').toString('base64') }] },
      'Invalid file format: %1',
    ],
    [
      'with a PNG that is called JPG',
      { photos: [{ ...photo, name: 'a.jpg', type: 'image/jpeg' }] },
      'Invalid file format: %1',
    ],
    [
      'with 5 MB and a byte (R-680)',
      { photos: [{ ...photo, base64_encoded_data: Buffer.alloc(5 * 1024 * 1024 + 1).toString('base64') }] },
      'The file %1 is larger than %2 MB.',
    ],
  ])('%s is refused', async (_case, wrong, message) => {
    const applicant = await newApplicant(service)
    const order = await placedOrder(service, applicant)
    expect(
      await file(service, applicant, {
        type: 'refund',
        order_numbers: [order],
        return_reason: 'Too many',
        items: [vitaminC],
        ...wrong,
      }),
    ).toMatchObject(refusal(message))
    expect((await init(applicant.id, applicant.token)).applicationList).toEqual([])
  })
  it('takes five photos of exactly 5 MB (R-680)', async () => {
    const applicant = await newApplicant(service)
    const order = await placedOrder(service, applicant)
    const pixel = Buffer.from(photo.base64_encoded_data, 'base64')
    const whole = Buffer.concat([pixel, Buffer.alloc(5 * 1024 * 1024 - pixel.length)]).toString('base64')
    const filed = await file(service, applicant, {
      type: 'refund',
      order_numbers: [order],
      return_reason: 'Too many',
      items: [vitaminC],
      photos: Array.from({ length: 5 }, (_entry, index) => ({
        ...photo,
        name: `${index}.png`,
        base64_encoded_data: whole,
      })),
    })
    expect(filed).toMatchObject({ ok: true })
  })
  it.each(['2026-02-30', '2999-01-01', 'yesterday', 'x'.repeat(500)])(
    'is not dated %s, and the refusal repeats no more than 100 characters',
    async (application_date) => {
      const applicant = await newApplicant(service)
      expect(await file(service, applicant, { type: 'refund', application_date })).toMatchObject({
        status: 400,
        parameters: { fieldName: 'application_date', value: application_date.slice(0, 100) },
      })
    },
  )
  it('is refused without an e-mail on the account (R-681)', async () => {
    const applicant = await newApplicant(service)
    await service.db.query('update customer set email = null where id = $1', [applicant.id])
    expect(await file(service, applicant, { type: 'refund' })).toMatchObject(
      refusal(texts.emailMissing.sentence),
    )
  })
})

describe('what was filed', () => {
  it('is read by nobody else: to them it does not exist, nor do its photos', async () => {
    const [applicant, other] = [await newApplicant(service), await newApplicant(service)]
    const filed = await file(service, applicant, {
      type: 'enroller',
      new_account: '8000003',
      reason: 'Moved',
    })
    if (!filed.ok) throw new Error(filed.message)
    const appId = filed.value.app_id
    const ask = (token: string, id: number) =>
      service.call(api.getApplication, { query: { appId: id } }, { token })
    const askPhoto = (token: string, id: number) =>
      service.call(api.getApplicationPhoto, { query: { appId: id, photo: 0 } }, { token })
    expect(await ask(applicant.token, appId)).toMatchObject({ ok: true })
    expect(await askPhoto(applicant.token, appId)).toMatchObject({ ok: true })
    for (const read of [ask, askPhoto]) {
      const [foreign, none] = [await read(other.token, appId), await read(other.token, 99_999_999)]
      expect([foreign.ok, foreign.status]).toEqual([false, 404])
      expect([none.ok, none.status]).toEqual([false, 404])
    }
  })
})

describe('the code', () => {
  it('files one application', async () => {
    const applicant = await newApplicant(service)
    const code = await newCode(service, applicant.mobile)
    const send = (reason: string) =>
      service.call(
        api.saveApplication,
        {
          query: { mobile: applicant.mobile, code, prefix: APPLICATION_PREFIX },
          body: {
            application: applicationOf(applicant, {
              type: 'enroller',
              new_account: '8000003',
              reason,
            }),
          },
        },
        { token: applicant.token },
      )
    expect(await send('Moved')).toMatchObject({ ok: true })
    expect(await send('Moved again')).toMatchObject(refusal('Please enter the correct security code'))
    expect((await init(applicant.id, applicant.token)).applicationList).toHaveLength(1)
  })
  it('comes by the call that all codes come by, and a wrong one files nothing', async () => {
    const applicant = await newApplicant(service)
    const order = await placedOrder(service, applicant)
    const { token, mobile } = applicant
    const application = applicationOf(applicant, {
      type: 'refund',
      order_numbers: [order],
      return_reason: 'Too many',
      items: [vitaminC],
    })
    const save = (code: string) =>
      service.call(
        api.saveApplication,
        { query: { mobile, code, prefix: APPLICATION_PREFIX }, body: { application } },
        { token },
      )
    await service.expectOk(sendCode, { params: { type: '2', prefix: '852', mobile } }, { token })
    const code = await service.codeOf(`+852${mobile}`)
    expect(await save(code === '000000' ? '111111' : '000000')).toMatchObject(
      refusal('Please enter the correct security code'),
    )
    expect(await save(code)).toMatchObject({ ok: true })
  })
  it('may go to another mobile, of the mainland and of nobody else (R-685, A-11)', async () => {
    const applicant = await newApplicant(service)
    const order = await placedOrder(service, applicant)
    const saveWith = async (mobile: string, prefix = '86') =>
      service.call(
        api.saveApplication,
        {
          query: { mobile, code: await newCode(service, mobile, '86'), prefix: prefix as '86' },
          body: {
            application: applicationOf(applicant, {
              type: 'refund',
              order_numbers: [order],
              return_reason: 'Too many',
              items: [vitaminC],
              mobile_number: mobile,
            }),
          },
        },
        { token: applicant.token },
      )
    expect(await saveWith('13800138000')).toMatchObject(refusal(texts.mobileTaken.sentence))
    expect(await saveWith('51000001')).toMatchObject(refusal('Not a valid EC mobile number'))
    expect(await saveWith('13900139000', '852')).toMatchObject({ status: 400 })
    expect(await saveWith('13900139000')).toMatchObject({ ok: true })
  })
})
