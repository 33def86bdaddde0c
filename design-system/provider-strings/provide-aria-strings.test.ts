import {
  LocalizedStringDictionary,
  LocalizedStringFormatter,
  type LocalizedString,
} from '@internationalized/string'
import { describe, expect, it } from 'vitest'
import { provideAriaStrings } from './index.ts'
import { ms } from './ms.ts'
import { th } from './th.ts'
import { vi as vietnamese } from './vi.ts'

const dictionary = new LocalizedStringDictionary<string, LocalizedString>({
  'en-US': {
    increase: (values) => `Increase ${values?.fieldLabel}`,
    dismiss: 'Dismiss',
    dropComplete: 'Drop complete.',
    focusAnnouncement: 'x',
    countAnnouncement: 'x',
  },
  'zh-CN': { dismiss: '取消' },
  'zh-TW': { dismiss: '關閉' },
})
const say = (locale: string, key: string, values?: Record<string, string | number | boolean>) =>
  new LocalizedStringFormatter(locale, dictionary).format(key, values)

describe('provideAriaStrings', () => {
  it('gives Hong Kong the traditional words', () => {
    expect(say('zh-HK', 'dismiss')).toBe('關閉')
    expect(say('zh-Hant-HK', 'dismiss')).toBe('關閉')
    expect(say('zh-CN', 'dismiss')).toBe('取消')
  })

  it('speaks Thai, Vietnamese and Malay once they are provided', async () => {
    await Promise.all(['th', 'vi', 'ms'].map(provideAriaStrings))
    expect(say('th-TH-u-ca-gregory', 'increase', { fieldLabel: 'จำนวน' })).toBe('เพิ่ม จำนวน')
    expect(say('vi', 'countAnnouncement', { optionCount: 3 })).toBe('Có 3 lựa chọn.')
    expect(
      say('ms', 'focusAnnouncement', { optionText: 'Johor', isGroupChange: false, isSelected: true }),
    ).toBe('Johor, dipilih')
  })

  it('falls back to English for words the shop never uses, and leaves other languages alone', async () => {
    await provideAriaStrings('en')
    expect(say('th', 'dropComplete')).toBe('Drop complete.')
    expect(say('en-US', 'dismiss')).toBe('Dismiss')
  })

  it.each([
    ['th', th],
    ['vi', vietnamese],
    ['ms', ms],
  ])('leaves no English word in %s', (_, strings) => {
    const english = Object.values(strings).filter(
      (text) =>
        typeof text === 'string' && /^(Show|Clear|Select|Close|Dismiss|Number|Press|Click)\b/.test(text),
    )
    expect(english).toEqual([])
  })
})
