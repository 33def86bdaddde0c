import { describe, expect, it, vi } from 'vitest'
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
  it('write small numbers without asking Intl, and large ones as the language does', async () => {
    const NumberFormat = vi.spyOn(Intl, 'NumberFormat')
    await loadMessages('th', ['shell'])
    const say = (n: number) => intlOf('th').formatMessage({ id: 'shell.nav.cartWith' }, { n })
    expect(say(3)).toContain('3')
    expect(NumberFormat).not.toHaveBeenCalled()
    expect(say(12_345)).toContain('12,345')
    expect(NumberFormat).toHaveBeenCalledTimes(1)
  })
  it('of another language stay its own, and a part that does not exist is left out', async () => {
    await loadMessages('vi', ['no-such-part'])
    expect(intlOf('vi').messages).toEqual({})
    expect(intlOf('vi').locale).toBe('vi')
  })
})
