import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as api from '#domain/coupons/api.ts'
import { usableCoupon } from '#service/coupons/use-store.ts'
import { collect } from './store.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())

const mine = (token: string) => service.expectOk(api.listMyCoupons, {}, { token })
const offered = (token: string) => service.expectOk(api.listOfferedCoupons, {}, { token })

describe('coupons of a customer', () => {
  it('come with their state, the usable ones first (R-124)', async () => {
    const token = await service.tokenOf('preferred')
    const coupons = await mine(token)
    expect(coupons.map(({ code, state, is_new }) => [code, state, is_new])).toEqual([
      ['WELCOME50', 'usable', false],
      ['SPENT', 'used', false],
      ['EXPIRED', 'expired', false],
    ])
    expect(coupons[0]).toMatchObject({ discount: 50, minimum: 300, ends_at: null })
  })
  it('are collected in the coupon centre, once, and no longer offered (R-125)', async () => {
    const token = await service.tokenOf('fresh')
    expect(await mine(token)).toEqual([])
    expect((await offered(token)).map(({ code }) => code)).toEqual(['FAMILY100', 'WELCOME50', 'CARE30'])
    for (const code of ['care30', 'CARE30'])
      await service.expectOk(api.collectCoupon, { params: { code } }, { token })
    expect((await mine(token)).map(({ code, is_new }) => [code, is_new])).toEqual([['CARE30', false]])
    expect((await offered(token)).map(({ code }) => code)).toEqual(['FAMILY100', 'WELCOME50'])
    for (const code of ['SPENT', 'NOSUCH'])
      expect(await service.call(api.collectCoupon, { params: { code } }, { token })).toMatchObject({
        ok: false,
        status: 404,
      })
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
  it('are of use from their first moment to their last, which is not one of theirs', async () => {
    const [start, end] = [new Date('2026-12-01T00:00:00Z'), new Date('2026-12-31T16:00:00Z')]
    await service.db.query(
      `insert into coupon (code, label, discount_minor, minimum_minor, starts_at, ends_at, is_offered) values ('MONTH', 'HK$10 off', 1000, 0, $1, $2, true)`,
      [start, end],
    )
    const before = (time: Date) => new Date(time.getTime() - 1)
    const moments = [before(start), start, before(end), end]
    const usable = []
    const collected = []
    for (const [index, now] of moments.entries()) {
      usable.push((await usableCoupon(service.db, 'MONTH', index + 1, now)) !== undefined)
      collected.push(await collect(service.db, index + 1, 'MONTH', now))
    }
    expect(usable).toEqual([false, true, true, false])
    expect(collected).toEqual([false, true, true, false])
    await service.db.query(`delete from customer_coupon where code = 'MONTH'`)
    await service.db.query(`delete from coupon where code = 'MONTH'`)
  })
})
