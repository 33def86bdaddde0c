import { describe, expect, it } from 'vitest'
import { customerFlags } from './flags.ts'
import { groupOf, mustAcceptTerms } from './group.ts'
import { joinName } from './name.ts'
import { isNewEmail } from './new-email.ts'
import type { Customer } from './schema.ts'

const associate = (expiry: string, agreed = '1'): Customer => ({
  id: 7,
  email: 'a@b.example',
  firstname: 'A',
  lastname: 'B',
  custom_attributes: [
    { attribute_code: 'associate_expire_date', value: expiry },
    { attribute_code: 'tc_agreed_status', value: agreed },
  ],
  extension_attributes: { group_label: 'Associate' },
})
const labelled = (label: string): Customer => ({
  ...associate('2027-01-01', '0'),
  extension_attributes: { group_label: label },
})

describe('names', () => {
  it.each([
    ['美儀', '陳', '陳美儀'],
    ['大文', '陳', '陳大文'],
    ['Tai Man', 'Chan', 'Tai Man Chan'],
    ['Mei', 'Chan', 'Mei Chan'],
    ['Mei', '陳', '陳Mei'],
    ['Sukarno', '', 'Sukarno'],
    [null, undefined, ''],
    [' An ', ' Li ', 'An Li'],
    ['Văn An', 'Nguyễn', 'Nguyễn Văn An'],
    ['Đức', 'Tran', 'Tran Đức'],
    ['Lan', 'Lê', 'Lan Lê'],
    ['Hương', '', 'Hương'],
    ['Zoë', 'Müller', 'Zoë Müller'],
  ])('joins %s and %s to %s (R-370, R-371)', (first, last, whole) => {
    expect(joinName(first, last)).toBe(whole)
  })
})

it.each([
  ['mei@jadeleaf.example', 'mei@jadeleaf.example', false],
  ['mei@jadeleaf.example', ' Mei@Jadeleaf.example ', false],
  ['mei@jadeleaf.example', 'ling@jadeleaf.example', true],
  [null, 'mei@jadeleaf.example', true],
  [null, ' ', false],
])('beside %s, %j is a new email: %s', (current, typed, isNew) => {
  expect(isNewEmail(current, typed)).toBe(isNew)
})

// Requirements R-160
describe('membership windows, in Hong Kong dates', () => {
  // 21 November 2026, 00:30 in Hong Kong is still the 20th in UTC.
  const now = new Date('2026-11-20T16:30:00Z')
  it.each([
    ['2026-12-21', 30, true, false],
    ['2026-12-22', 31, false, false],
    ['2026-11-21', 0, true, false],
    ['2026-11-22', 1, true, false],
    ['2026-11-20', -1, false, true],
    ['2026-11-11', -10, false, true],
  ])('expiry %s: %d days, window %s, expired %s (R-203, R-205, R-206)', (expiry, days, inWindow, expired) => {
    const flags = customerFlags(associate(expiry), now, 30)
    expect(flags).toMatchObject({
      daysToExpiry: days,
      shouldRenewMembership: inWindow,
      membershipWillExpire: inWindow,
      membershipHasExpired: expired,
      isAssociate: true,
    })
  })
  it('reads a date with a time of day, and has no window without a date', () => {
    expect(customerFlags(associate('2026-12-01 23:59:59'), now, 30).daysToExpiry).toBe(10)
    expect(customerFlags({ ...associate(''), custom_attributes: [] }, now, 30)).toMatchObject({
      daysToExpiry: null,
      shouldRenewMembership: false,
      membershipWillExpire: false,
      membershipHasExpired: false,
    })
  })
  it('has no window for somebody who is no associate, whatever date is stored', () => {
    expect(customerFlags(labelled('preferred'), now, 365)).toMatchObject({
      isNotAssociate: true,
      daysToExpiry: null,
      shouldRenewMembership: false,
    })
    expect(customerFlags(associate('2027-01-01'), now, 30).isNotAssociate).toBe(false)
  })
  it.each([
    ['tc_agreed_status', 'termsAccepted'],
    ['name_confirmed', 'nameConfirmed'],
  ] as const)('reads %s as %s: 1 and true are yes, all else no', (attribute_code, flag) => {
    const read = (custom_attributes: Customer['custom_attributes']) =>
      customerFlags({ ...labelled('preferred'), custom_attributes }, now, 30)[flag]
    expect(['1', 'true', '0', 'false', '', 'yes'].map((value) => read([{ attribute_code, value }]))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
    expect(read([])).toBe(false)
  })
  it('knows nothing of a customer that is not loaded', () => {
    expect(customerFlags(null, now, 30)).toMatchObject({
      isAssociate: false,
      isNotAssociate: false,
      group: 'guest',
      daysToExpiry: null,
    })
  })
  it('stays an associate after the expiry', () => {
    expect(customerFlags(associate('2020-01-01'), now, 30)).toMatchObject({
      isAssociate: true,
      membershipHasExpired: true,
    })
  })
  it.each([
    ['0', true],
    ['1', false],
    ['true', false],
  ])('an associate with tc_agreed_status %s must accept the terms: %s (R-065, R-636)', (agreed, must) => {
    expect(mustAcceptTerms(associate('2027-01-01', agreed))).toBe(must)
  })
  // Requirements R-158
  it.each(['preferred', 'guest'])('nobody else must accept them: %s (R-069)', (label) => {
    expect(mustAcceptTerms(labelled(label))).toBe(false)
  })
  it.each([
    ['Associate', true],
    ['ASSOCIATE', true],
    ['associate', true],
    ['associates', false],
    ['preferred', false],
  ])('the group %s is associate: %s (R-006)', (label, isAssociate) => {
    expect(customerFlags(labelled(label), now, 30).isAssociate).toBe(isAssociate)
  })
  // Requirements R-154
  it('takes guest for no customer', () => {
    expect([groupOf(associate('2027-01-01')), groupOf(null)]).toEqual(['associate', 'guest'])
  })
})
