import { describe, expect, it } from 'vitest'
import { securityTxt, withSecurityTxt } from './security-txt.ts'
import { SUPPORT_EMAIL } from './store/support.ts'

const now = new Date('2026-11-26T15:00:00Z')
const backend = {
  fetch: async (request: Request) => new Response(`backend ${new URL(request.url).pathname}`),
}
const ask = (path: string, method = 'GET') =>
  withSecurityTxt(backend, { publicUrl: undefined }, () => now).fetch(
    new Request(`http://127.0.0.1${path}`, { method }),
  )

describe('security.txt', () => {
  it('names the contact, an end in 180 days, the languages and its own address', () => {
    expect(securityTxt('https://shop.example', now)).toBe(
      `Contact: mailto:${SUPPORT_EMAIL}\nExpires: 2027-05-25T00:00:00Z\nPreferred-Languages: en, zh\nCanonical: https://shop.example/.well-known/security.txt\n`,
    )
  })
  it('never trusts the host of the request for its address', () => {
    expect(securityTxt(undefined, now)).not.toContain('Canonical')
  })
  it.each(['2026-01-01', '2028-02-29', '2031-12-31'])(
    'written on %s expires later, and within a year',
    (day) => {
      const at = new Date(`${day}T23:59:59Z`)
      const expires = Date.parse(/^Expires: (.*)$/m.exec(securityTxt(undefined, at))?.[1] ?? '')
      expect(expires).toBeGreaterThan(at.getTime())
      expect(expires - at.getTime()).toBeLessThan(365 * 86_400_000)
    },
  )
  it('is answered as text, whatever service is behind, and nothing else is taken from it', async () => {
    const answer = await ask('/.well-known/security.txt')
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(await answer.text()).toContain(`Contact: mailto:${SUPPORT_EMAIL}`)
    expect(await (await ask('/.well-known/security.txt', 'HEAD')).text()).toBe('')
    expect((await ask('/.well-known/security.txt', 'POST')).status).toBe(405)
    expect(await (await ask('/rest/en/V1/x')).text()).toBe('backend /rest/en/V1/x')
  })
})
