import { describe, expect, it } from 'vitest'
import { everyCall } from '../../tests/contract/endpoints.ts'
import { capabilities, capabilityCalls, readCapabilities } from './capabilities.ts'

describe('capabilities', () => {
  it('are made of every call that is an addition to the documents, once, and of no other', async () => {
    const additions = (await everyCall()).filter(({ undocumented }) => undocumented === 'addition')
    const named = capabilities.flatMap((name) => capabilityCalls[name].map((call) => call.name))
    expect(named.toSorted()).toEqual(additions.map(({ name }) => name).toSorted())
  })
  it.each([
    ['coupons, team', ['coupons', 'team']],
    ['none', []],
    ['search', ['search']],
    ['coupon', undefined],
    ['coupons,', undefined],
    ['', undefined],
    ['constructor', undefined],
  ])('“%s” names %j', (text, names) => {
    expect(readCapabilities(text)).toEqual(names)
  })
})
