import { describe, expect, it } from 'vitest'
import { languages } from '../store/languages.ts'
import { nameOrder } from './name-order.ts'

describe('the order of the name fields', () => {
  it('has the family name first in Chinese and Vietnamese, the given name in the other languages', () => {
    expect(Object.fromEntries(languages.map(({ code, tag }) => [code, nameOrder(tag)[0]]))).toEqual({
      zh_cn: 'lastname',
      zh_hk: 'lastname',
      vi: 'lastname',
      en: 'firstname',
      ms: 'firstname',
      th: 'firstname',
    })
  })
  it.each(languages)('has both fields once ($code)', ({ tag }) => {
    expect(nameOrder(tag).toSorted()).toEqual(['firstname', 'lastname'])
  })
})
