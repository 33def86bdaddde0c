import { describe, expect, it } from 'vitest'
import { compareWithRecord, entriesAfter, type Entries } from '../../scripts/stale-translations.mjs'

const languages = ['th', 'vi']
const texts = (en: string, th: string, vi: string) => ({ 'cart.add': { en, th, vi } })
const read = (now: ReturnType<typeof texts>, confirmed: string[] = [], entries: Entries = {}) =>
  entriesAfter(now, languages, confirmed, entries)
const first = read(texts('Add', 'เพิ่ม', 'Thêm')).entries

describe('a translation', () => {
  it('is recorded as read when it is new', () => {
    expect(compareWithRecord(texts('Add', 'เพิ่ม', 'Thêm'), languages, {})).toEqual({
      stale: [],
      unrecorded: ['cart.add'],
    })
    expect(compareWithRecord(texts('Add', 'เพิ่ม', 'Thêm'), languages, first)).toEqual({
      stale: [],
      unrecorded: [],
    })
  })
  it('is stale when the English text changes alone, until it is changed', () => {
    const changed = texts('Put in', 'ใส่', 'Thêm')
    expect(compareWithRecord(changed, languages, first)).toEqual({
      stale: ['vi: cart.add'],
      unrecorded: ['cart.add'],
    })
    const { kept, entries } = read(changed, [], first)
    expect(kept).toEqual(['vi: cart.add'])
    expect(compareWithRecord(changed, languages, entries)).toEqual({
      stale: ['vi: cart.add'],
      unrecorded: [],
    })
    const mended = read(texts('Put in', 'ใส่', 'Cho vào'), [], entries)
    expect(mended.kept).toEqual([])
    expect(compareWithRecord(texts('Put in', 'ใส่', 'Cho vào'), languages, mended.entries).stale).toEqual([])
  })
  it('is stale no longer once it is confirmed', () => {
    const changed = texts('Add to cart', 'เพิ่ม', 'Thêm')
    expect(read(changed, [], first).kept).toEqual(['th: cart.add', 'vi: cart.add'])
    expect(read(changed, ['cart.add'], first).kept).toEqual([])
  })
  it('that changes alone, or is gone, has to be recorded', () => {
    expect(compareWithRecord(texts('Add', 'ใส่', 'Thêm'), languages, first).unrecorded).toEqual(['cart.add'])
    expect(compareWithRecord({}, languages, first)).toEqual({ stale: [], unrecorded: ['cart.add'] })
  })
})
