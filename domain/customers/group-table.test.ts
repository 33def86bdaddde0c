import { describe, expect, it } from 'vitest'
import type { Customer } from './schema.ts'
import { defaultGroups, readGroupTable, withGroupLabel } from './group-table.ts'

describe('a table of groups', () => {
  it('has the ids of tier prices unless another is set', () => {
    expect(defaultGroups).toEqual({ 1: 'preferred', 4: 'associate' })
  })
  it('is read from a setting', () => {
    expect(readGroupTable(' 2=preferred, 17 = associate,18=associate')).toEqual({
      2: 'preferred',
      17: 'associate',
      18: 'associate',
    })
  })
  it.each(['', '1', '1=', '=associate', '1=gold', '1=preferred,1=associate', '1=preferred,', 'x=associate'])(
    'is not “%s”',
    (text) => {
      expect(readGroupTable(text)).toBeUndefined()
    },
  )
})

describe('a customer', () => {
  it.each([
    [{ group_id: 4 }, 'associate'],
    [{ group_id: '1' }, 'preferred'],
    [{ group_id: 4, extension_attributes: { group_label: 'Preferred' } }, 'Preferred'],
    [{ group_id: 9 }, undefined],
    [{ group_id: 0 }, undefined],
    [{}, undefined],
  ])('%j has the label %s', (customer, label) => {
    const read = withGroupLabel(customer, defaultGroups) as Customer
    expect(read.extension_attributes?.group_label).toBe(label)
  })
  it('keeps what else the service sends of it', () => {
    expect(
      withGroupLabel({ id: 3, group_id: 4, extension_attributes: { is_subscribed: true } }, defaultGroups),
    ).toEqual({
      id: 3,
      group_id: 4,
      extension_attributes: { is_subscribed: true, group_label: 'associate' },
    })
  })
  it.each([null, undefined, 'x', [], 7])('that is none (%j) stays as it is', (value) => {
    expect(withGroupLabel(value, defaultGroups)).toEqual(value)
  })
})
