import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSecurityLog } from './security-log.ts'

let lines: Record<string, unknown>[]
beforeEach(() => {
  lines = []
  vi.useFakeTimers({ now: new Date('2026-11-26T15:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const write = (line: string) => {
  expect(line).not.toContain('\n')
  lines.push(JSON.parse(line) as Record<string, unknown>)
}
const logWith = (key: () => Promise<string>) => createSecurityLog({ key, write })
const open = () => logWith(async () => 'secret of the installation')
const place = { route: 'loginByAccount', ip: '203.0.113.7' }
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('the security log', () => {
  it('writes one object a line, with hashes instead of account and address', async () => {
    open().note({ event: 'sign_in_failed', account: 'mei.chan@jadeleaf.example' }, place)
    await pass(0)
    expect(lines).toEqual([
      {
        time: '2026-11-26T15:00:00.000Z',
        log: 'security',
        event: 'sign_in_failed',
        route: 'loginByAccount',
        account: expect.stringMatching(/^[0-9a-f]{16}$/) as unknown,
        address: expect.stringMatching(/^[0-9a-f]{16}$/) as unknown,
      },
    ])
  })

  it('gives the same person the same hash, and another at another installation', async () => {
    for (const log of [open(), open(), logWith(async () => 'another')])
      log.note({ event: 'code_refused', account: '85251000001' }, place)
    await pass(0)
    const [first, second, third] = lines.map(({ account }) => account)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('writes at most one line a minute for an event and a person, and says how many were left out', async () => {
    const log = open()
    for (let n = 0; n < 500; n++) log.note({ event: 'sign_in_failed', account: '#1' }, place)
    log.note({ event: 'sign_in_locked', account: '#1' }, place)
    await pass(59_000)
    expect(lines.map(({ event, left_out }) => [event, left_out])).toEqual([
      ['sign_in_failed', undefined],
      ['sign_in_locked', undefined],
    ])
    await pass(2_000)
    expect(lines.slice(2).map(({ event, left_out, time }) => [event, left_out, time])).toEqual([
      ['sign_in_failed', 499, '2026-11-26T15:01:00.000Z'],
    ])
    log.note({ event: 'sign_in_failed', account: '#1' }, place)
    log.note({ event: 'sign_in_locked', account: '#1' }, place)
    await pass(1_000)
    // The event has had its line of this minute; the other one was quiet.
    expect(lines.slice(3).map(({ event }) => event)).toEqual(['sign_in_locked'])
    await pass(300_000)
    expect(lines.slice(4)).toMatchObject([{ event: 'sign_in_failed', left_out: 1 }])
    await pass(300_000)
    expect(lines).toHaveLength(5)
  })

  it('does not grow with the number of people in a flood', async () => {
    const log = open()
    for (let minute = 0; minute < 3; minute++) {
      for (let n = 0; n < 5_000; n++) log.note({ event: 'sign_in_failed', account: `x${minute}-${n}` }, place)
      await pass(60_000)
    }
    expect(lines.length).toBeLessThanOrEqual(3 * 22)
    await pass(120_000)
    const told = lines.reduce((sum, { left_out: leftOut }) => sum + Number(leftOut ?? 1), 0)
    expect(told).toBe(15_000)
    expect(lines.some(({ account, address }) => account === 'others' && address === undefined)).toBe(true)
  })

  it('goes on without the secret, and takes it when the database is back', async () => {
    const key = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('down')).mockResolvedValue('k')
    const log = logWith(key)
    log.note({ event: 'captcha_refused' }, { ...place, ip: 'local' })
    await pass(0)
    log.note({ event: 'rate_limited', account: '#1' }, place)
    await pass(0)
    expect(key).toHaveBeenCalledTimes(2)
    expect(lines).toMatchObject([{ event: 'captcha_refused', address: 'local' }, { event: 'rate_limited' }])
  })
})
