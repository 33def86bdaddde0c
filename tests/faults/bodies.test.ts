import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loginByMobile } from '#domain/auth/api.ts'
import { limitBody } from '#service/http/body-limit.ts'
import { maxBodyBytes } from '#service/http/parse.ts'
import { startService, type TestService } from '../harness/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())

const CHUNK = 64 * 1024

/** A body of 150 MB that comes in pieces and does not say how long it is. */
function endless() {
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += CHUNK
      controller.enqueue(new Uint8Array(CHUNK).fill(32))
      if (sent > 150 * 1024 * 1024) controller.close()
    },
  })
  return { body, sent: () => sent }
}

const takers: [method: string, path: string][] = [
  ['POST', '/payment/events/worldpay'],
  ['POST', '/payment/events/none'],
  ['POST', '/sandbox/pay/events/worldpay'],
  ['POST', '/sandbox/pay/choose/none'],
  ['POST', '/sandbox/pay/3ds/none/answer'],
  ['POST', '/sandbox/sign-in'],
  ['PUT', '/sandbox/clock'],
  ['PUT', '/sandbox/faults'],
  ['PUT', '/sandbox/inventory'],
  ['POST', '/sandbox'],
  ['POST', '/media/none'],
  ['POST', '/rest/en/V1/guest-carts/none/items'],
  ['POST', `/rest/en/V1${loginByMobile.path}`],
]

describe('a body without end is refused before it is read', () => {
  it.each(takers)('%s %s', async (method, path) => {
    const { body, sent } = endless()
    const answer = await service.request(path, {
      method,
      body,
      headers: { 'Content-Type': 'application/json' },
      duplex: 'half',
    } as RequestInit)
    expect(sent()).toBeLessThanOrEqual(maxBodyBytes + 4 * CHUNK)
    expect([answer.status, await answer.json()]).toEqual([
      413,
      { message: 'The request is larger than %1 bytes.', parameters: [maxBodyBytes], code: 'invalid' },
    ])
  })
  it.each(takers)('%s %s, when it says how long it is', async (method, path) => {
    const answer = await service.request(path, {
      method,
      body: 'x',
      headers: { 'Content-Type': 'application/json', 'Content-Length': '150000000' },
    })
    expect(answer.status).toBe(413)
  })
})

describe('a body of the usual size', () => {
  it('arrives whole, with and without a length', async () => {
    for (const headers of [{}, { 'Content-Length': '11' }]) {
      const request = new Request('http://shop.test/signin', {
        method: 'POST',
        body: new Blob(['language=vi']).stream(),
        headers,
        duplex: 'half',
      } as RequestInit)
      const limited = await limitBody(request)
      expect(limited).toBeInstanceOf(Request)
      expect(await limited.text()).toBe('language=vi')
    }
  })
})
