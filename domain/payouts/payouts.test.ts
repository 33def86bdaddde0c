import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextPeriod, periodOfDay } from '../commissions/period.ts'
import { decode } from '../contract/decode.ts'
import {
  applyForPayoutAccount,
  getPayoutStatus,
  getPendingPay,
  subscribeWeeklyPay,
  unsubscribeWeeklyPay,
} from './api-schemas.ts'
import { payoutApplicationFaults } from './application.ts'
import { payDayOf } from './pay-days.ts'
import type { PayoutApplication } from './schema.ts'
import { weeklyPayCall } from './weekly-pay.ts'

describe('the status of the payout account', () => {
  it.each([
    ['[true,false]', true, false],
    ['[true,true]', true, true],
    ['[false,false]', false, false],
    ['[1,0]', true, false],
    ['["1","1"]', true, true],
    ['"[true,true]"', true, true],
  ])('%s (R-644)', (body, isActive, isWeekly) => {
    expect(decode(getPayoutStatus.response, body)).toEqual({ isActive, isWeekly })
  })
  it.each(['[]', '[true]', 'true', '{"active":true}'])('is not %s', (body) => {
    expect(() => decode(getPayoutStatus.response, body)).toThrow('another shape')
  })
})

describe('the answer to an application', () => {
  it.each([[''], [' '], ['[]'], ['null'], ['""'], ['"[]"'], ['"null"']])('%j is missing (R-691)', (body) => {
    expect(decode(applyForPayoutAccount.response, body)).toBeNull()
  })
  it('may come as a JSON string', () => {
    expect(decode(applyForPayoutAccount.response, '"{\\"result\\":true,\\"url\\":\\"/x\\"}"')).toEqual({
      result: true,
      url: '/x',
    })
  })
  it.each([[''], ['[]'], ['null'], ['""'], ['"null"']])(
    '%j is missing for weekly pay, too (R-691)',
    (body) => {
      for (const { response } of [subscribeWeeklyPay, unsubscribeWeeklyPay])
        expect(decode(response, body)).toBeNull()
    },
  )
  it('of pending pay is a number, also as text (R-609)', () => {
    expect([decode(getPendingPay.response, '12.5'), decode(getPendingPay.response, '"12.50"')]).toEqual([
      12.5, 12.5,
    ])
  })
})

const whole: PayoutApplication = {
  username: 'wing.lee',
  email: 'wing.lee@jadeleaf.example',
  firstname: 'Wing',
  lastname: 'Lee',
  dob: '2008-11-22',
  address: { street: ['1 Nathan Road'], city: 'Kowloon', country_id: 'HK' },
  phone: '+852 51000003',
}
const faultsOf = (more: Partial<PayoutApplication>) =>
  payoutApplicationFaults({ ...whole, ...more }, '2026-11-22')

describe('an application for a payout account', () => {
  it('has no fault when it is complete', () => {
    expect(faultsOf({})).toEqual({})
  })
  it.each<[Partial<PayoutApplication>, object]>([
    [{ username: '' }, { username: 'required' }],
    [{ username: 'abc' }, { username: 'username' }],
    [{ username: 'wing lee' }, { username: 'username' }],
    [{ username: 'x'.repeat(33) }, { username: 'username' }],
    [{ username: '永利2026' }, { username: 'username' }],
    [{ email: 'wing@' }, { email: 'email' }],
    [{ email: ' ' }, { email: 'required' }],
    [{ firstname: '<b>' }, { firstname: 'name' }],
    [{ dob: '' }, { dob: 'required' }],
    [{ dob: '2026-02-30' }, { dob: 'date' }],
    [{ dob: '2027-01-01' }, { dob: 'date' }],
    [{ dob: '2008-11-23' }, { dob: 'minor' }],
    [{ phone: '+852 ' }, { phone: 'required' }],
    [{ phone: '+852 123' }, { phone: 'mobile' }],
    [{ phone: '51000003' }, { phone: 'required' }],
    [{ address: { ...whole.address, street: [''] } }, { street: 'required' }],
    [{ address: { ...whole.address, street: ['x'.repeat(81)] } }, { street: 'long' }],
    [{ address: { ...whole.address, street: ['x'.repeat(40), 'x'.repeat(40)] } }, { street: 'long' }],
    [{ address: { ...whole.address, city: '' } }, { city: 'required' }],
    [{ address: { ...whole.address, city: ' ' } }, { city: 'required' }],
    [{ address: { ...whole.address, country_id: '' } }, { country: 'required' }],
    [{ address: { ...whole.address, country_id: 'HKG' } }, { country: 'required' }],
    [{ address: { ...whole.address, country_id: 'xHK' } }, { country: 'required' }],
    [{ phone: 'x+852 51000003' }, { phone: 'required' }],
    [{ phone: '+852' }, { phone: 'required' }],
    [{ lastname: '<b>' }, { lastname: 'name' }],
  ])('%o: %o', (more, faults) => {
    expect(faultsOf(more)).toEqual(faults)
  })
})

it.each<[string, Partial<PayoutApplication>]>([
  ['spaces around what was typed', { username: ' wing.lee ', email: ' wing.lee@jadeleaf.example ' }],
  ['spaces around the number', { phone: ' +852 51000003 ' }],
  ['an address line of 80 characters', { address: { ...whole.address, street: ['x'.repeat(80)] } }],
  ['spaces after 80 characters', { address: { ...whole.address, street: [`${'x'.repeat(80)}  `, ''] } }],
  // two units of UTF-16 each
  ['80 characters outside the basic plane', { address: { ...whole.address, street: ['𠮷'.repeat(80)] } }],
])('an application may have %s', (_, more) => {
  expect(faultsOf(more)).toEqual({})
})

describe('the day on which a period is paid', () => {
  it.each([
    ['202610', true, '2026-11-06'],
    ['202611', true, '2026-12-04'],
    ['202612', true, '2027-01-01'],
    // its last day is a Friday: the one after
    ['202607', true, '2026-08-07'],
    ['202610', false, '2026-11-15'],
    ['202612', false, '2027-01-15'],
  ])('of %s, weekly %s, is %s', (period, isWeekly, day) => {
    expect(payDayOf(period, isWeekly)).toBe(day)
  })
  it('is the first Friday or the 15th of the month after it', () => {
    const periods = fc
      .tuple(fc.integer({ min: 2020, max: 2060 }), fc.integer({ min: 1, max: 12 }))
      .map(([year, month]) => `${year}${String(month).padStart(2, '0')}`)
    fc.assert(
      fc.property(periods, (period) => {
        const [friday, monthly] = [payDayOf(period, true), payDayOf(period, false)]
        expect(new Date(`${friday}T00:00:00Z`).getUTCDay()).toBe(5)
        expect(Number(friday.slice(8))).toBeLessThan(8)
        expect([periodOfDay(friday), periodOfDay(monthly)]).toEqual([nextPeriod(period), nextPeriod(period)])
        expect(monthly.slice(8)).toBe('15')
      }),
    )
  })
})

describe('switching weekly pay (R-637, R-639, R-640)', () => {
  it.each([
    [true, true, null],
    [false, false, null],
    [true, false, 'subscribe'],
    [false, true, 'unsubscribe'],
    [true, undefined, null],
  ] as const)('to %s from %s: %s', (isWanted, isWeekly, call) => {
    expect(weeklyPayCall(isWanted, isWeekly)).toBe(call)
  })
})
