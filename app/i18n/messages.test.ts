import { describe, expect, it } from 'vitest'
import { intlOf, loadMessages } from './messages.ts'

describe('the words of a language', () => {
  it('are known, as they come, to a translator that somebody holds already', async () => {
    const held = intlOf('ms')
    await loadMessages('ms', ['content'])
    const first = Object.keys(held.messages)
    expect(first.length).toBeGreaterThan(0)
    expect(first.every((id) => id.startsWith('content.'))).toBe(true)
    await loadMessages('ms', ['shell-faults'])
    expect(held.formatMessage({ id: 'shell.service.locked' })).not.toBe('shell.service.locked')
    expect(intlOf('ms')).toBe(held)
  })
  it('write numbers as the language does', async () => {
    await loadMessages('th', ['shell'])
    expect(intlOf('th').formatMessage({ id: 'shell.nav.cartWith' }, { n: 12_345 })).toContain('12,345')
  })
  it('of another language stay its own, and a part that does not exist is left out', async () => {
    await loadMessages('vi', ['no-such-part'])
    expect(intlOf('vi').messages).toEqual({})
    expect(intlOf('vi').locale).toBe('vi')
  })
})
