import { languages } from '../store/languages.ts'
import { describe, expect, it } from 'vitest'
import { storesReadFirst } from './reading-order.ts'

const storeOf = (code: string) => languages.find((language) => language.code === code)!.storeId

describe('storesReadFirst', () => {
  it("begins with the page's language", () => {
    expect(storesReadFirst(storeOf('ms'))).toEqual([storeOf('ms')])
  })
  it('goes on with the same language in another script', () => {
    expect(storesReadFirst(storeOf('zh_hk'))).toEqual([storeOf('zh_hk'), storeOf('zh_cn')])
    expect(storesReadFirst(storeOf('zh_cn'))).toEqual([storeOf('zh_cn'), storeOf('zh_hk')])
  })
  it('keeps an unknown store', () => {
    expect(storesReadFirst(99)).toEqual([99])
  })
})
