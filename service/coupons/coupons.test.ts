import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as api from '#domain/coupons/api.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'

let service: TestService
beforeAll(async () => { service = await startService() })
afterAll(() => service.stop())

const mine = (token: string) => service.expectOk(api.listMyCoupons, {}, { token })
const offered = (token: string) => service.expectOk(api.listOfferedCoupons, {}, { token })

describe('coupons of a customer', () => {
  it('come with their state, the usable ones first (R-124)', async () => {
    const token = await service.tokenOf('preferred')
    const coupons = await mine(token)
    expect(coupons.map(({ code, state, is_new }) => [code, state, is_new])).toEqual([['WELCOME50', 'usable', false], ['SPENT', 'used', false], ['EXPIRED', 'expired', false]])
    expect(coupons[0]).toMatchObject({ discount: 50, minimum: 300, ends_at: null })
  })
  it('are collected in the coupon centre, once, and no longer offered (R-125)', async () => {
    const token = await service.tokenOf('fresh')
    expect(await mine(token)).toEqual([])
    expect((await offered(token)).map(({ code }) => code)).toEqual(['FAMILY100', 'WELCOME50', 'CARE30'])
    for (const code of ['care30', 'CARE30']) await service.expectOk(api.collectCoupon, { params: { code } }, { token })
    expect((await mine(token)).map(({ code, is_new }) => [code, is_new])).toEqual([['CARE30', false]])
    expect((await offered(token)).map(({ code }) => code)).toEqual(['FAMILY100', 'WELCOME50'])
    for (const code of ['SPENT', 'NOSUCH']) expect(await service.call(api.collectCoupon, { params: { code } }, { token })).toMatchObject({ ok: false, status: 404 })
  })
  it('that the shop gave are new for a week, and used up at their end (R-126)', async () => {
    // a token does not outlive the days that pass
    const after = async (days: number) => {
      await service.setClock(days * 86_400)
      return mine(await service.tokenOf('nomail'))
    }
    expect(await after(0)).toMatchObject([{ code: 'CARE30', is_new: true, state: 'usable' }])
    expect(await after(8)).toMatchObject([{ code: 'CARE30', is_new: false, state: 'usable' }])
    expect(await after(31)).toMatchObject([{ code: 'CARE30', is_new: false, state: 'expired' }])
    await service.setClock(0)
  })
})
