import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendFeedback } from '#domain/feedback/api.ts'
import { SUPPORT_EMAIL } from '#service/store/support.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ TRUST_PROXY: 'on', PUBLIC_URL: 'https://shop.example' })
})
afterAll(() => service.stop())

const send = (body: { text: string; page?: string; error?: string }, address: string, token?: string) =>
  service.call(sendFeedback, { body }, { token, headers: { 'X-Forwarded-For': address } })

describe('feedback', () => {
  it('is stored and reaches the support, without what names a person in page and error', async () => {
    const sent = await send(
      {
        text: ' I pressed the cart. ',
        page: '/cart?token=abc',
        error: 'No such entity mei@jadeleaf.example',
      },
      '203.0.113.1',
      await service.tokenOf('preferred'),
    )
    expect(sent).toMatchObject({ ok: true, value: true })
    const mail = (await service.outbox(SUPPORT_EMAIL)).find(({ body }) => body.includes('/cart'))
    expect(mail?.body).toMatch(/^I pressed the cart\.\n\nPage: \/cart\nError: No such entity \[address\]\n/)
    expect(await service.db.query(`select text, page from feedback where page <> ''`)).toEqual([
      { text: 'I pressed the cart.', page: '/cart' },
    ])
  })

  it('is neither empty nor endless', async () => {
    for (const text of ['', '   ', 'x'.repeat(501)])
      expect(await send({ text }, '203.0.113.2')).toMatchObject({ status: 400 })
  })

  it('has a limit for an address', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 6; n++) statuses.push((await send({ text: 'Again.' }, '203.0.113.3')).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect(await send({ text: 'Me too.' }, '203.0.113.4')).toMatchObject({ ok: true })
  })
})
