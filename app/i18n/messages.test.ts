import { describe, expect, it } from 'vitest'
import { intlOf, loadFirstWords, loadMessages } from './messages.ts'

describe('the words of a language', () => {
  it('are known, as they come, to a translator that somebody holds already', async () => {
    const held = intlOf('ms')
    expect(held.messages).toEqual({})
    await loadMessages('ms', ['refusals'])
    expect(held.formatMessage({ id: 'shell.service.locked' })).not.toBe('shell.service.locked')
    expect(intlOf('ms')).toBe(held)
  })
  // Requirements R-373
  it.each(['th', 'vi', 'zh_hk'] as const)('write numbers as in en-US in %s', async (code) => {
    await loadMessages(code, ['shell'])
    const intl = intlOf(code)
    expect(intl.formatMessage({ id: 'shell.nav.cartWith' }, { n: 12_345 })).toContain('12,345')
    expect(intl.formatNumber(1234.5)).toBe('1,234.5')
    expect(intl.formatNumberToParts(1234.5).map(({ value }) => value)).toEqual(['1', ',', '234', '.', '5'])
  })
  it('of another language stay its own', () => {
    expect(intlOf('zh_cn').messages).toEqual({})
    expect(intlOf('zh_cn').locale).toBe('zh-CN')
  })
  it('are those of the script that a page begins with, and nothing of it is loaded again', async () => {
    const words = { 'shell.name': [{ type: 0, value: 'words of the page' }] }
    const file = `data:text/javascript,${encodeURIComponent(`export default ${JSON.stringify(words)}`)}`
    await loadFirstWords('en', { file, names: ['shell', 'shop/home'] })
    await loadMessages('en', ['shell', 'shop/home'])
    expect(intlOf('en').messages).toEqual(words)
  })
})
