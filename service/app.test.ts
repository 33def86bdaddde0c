import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listAddresses, listCountries } from '#domain/addresses/api.ts'
import { getMe, updateMe } from '#domain/customers/api.ts'
import { listOrders } from '#domain/orders/api.ts'
import { getCommon } from '#domain/store/api.ts'
import { startService, type TestService } from '../tests/harness/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())

const put = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  service.request(path, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

describe('the service', () => {
  it('is healthy while the database answers', async () => {
    expect((await service.request('/healthz')).status).toBe(200)
    const other = await startService()
    await other.stop()
    expect((await other.request('/healthz')).status).toBe(503)
  })
  it('answers in the default store for an unknown one', async () => {
    const [unknown, standard] = await Promise.all([
      service.expectOk(listCountries, undefined, { store: 'xx' }),
      service.expectOk(listCountries, undefined, { store: 'zh_cn' }),
    ])
    expect(unknown).toEqual(standard)
  })
  it('knows its routes and no others', async () => {
    const response = await service.request('/rest/en/V1/nothing/here')
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ message: 'Request does not match any route.', code: 'generic' })
  })
  it('describes itself', async () => {
    const document = (await (await service.request('/rest/openapi.json')).json()) as {
      openapi: string
      paths: Record<string, Record<string, { operationId: string }>>
    }
    expect(document.openapi).toBe('3.1.0')
    expect(document.paths['/customers/me']?.['get']).toMatchObject({
      operationId: 'getMe',
      security: [{ customer: [] }],
    })
    expect(document.paths['/customer/address/remove/{id}']?.['delete']).toMatchObject({
      parameters: [{ name: 'id', in: 'path', required: true }],
    })
  })
  it.each([getMe, listAddresses, listOrders, listCountries])(
    'answers a person so that no cache keeps it: $name',
    async (endpoint) => {
      const answer = await service.call(endpoint, undefined, { token: await service.tokenOf('preferred') })
      expect([answer.ok, answer.headers.get('Cache-Control')]).toEqual([true, 'private, no-store'])
    },
  )
  it('tells the time of the service, which the sandbox’s clock moves', async () => {
    const day = 86_400
    await service.setClock(10 * day)
    const { headers } = await service.call(getMe, undefined, { token: await service.tokenOf('fresh') })
    const ahead = Date.parse(headers.get('Date') ?? '') - Date.now()
    expect(Math.abs(ahead - 10 * day * 1000)).toBeLessThan(60_000)
    await service.setClock(0)
  })
})

describe('bodies', () => {
  it('that are no JSON, too large or of another shape are refused', async () => {
    const headers = { Authorization: `Bearer ${await service.tokenOf('fresh')}` }
    const bad = await put('/rest/en/V1/customers/me', '{', headers)
    expect([bad.status, await bad.json()]).toEqual([400, { message: 'Decoding error.', code: 'invalid' }])
    const large = await put(
      '/rest/en/V1/customers/me',
      JSON.stringify({ customer: { firstname: 'x'.repeat(300_000) } }),
      headers,
    )
    expect(large.status).toBe(413)
    const missing = await put('/rest/en/V1/customers/me', {}, headers)
    expect([missing.status, await missing.json()]).toEqual([
      400,
      {
        message: '"%fieldName" is required. Enter and try again.',
        parameters: { fieldName: 'customer' },
        code: 'invalid',
      },
    ])
    const wrong = await put('/rest/en/V1/customers/me', { customer: { firstname: 5 } }, headers)
    expect([wrong.status, await wrong.json()]).toEqual([
      400,
      {
        message: 'Invalid value of "%value" provided for the %fieldName field.',
        parameters: { fieldName: 'firstname', value: '5' },
        code: 'invalid',
      },
    ])
  })
  it('may name their top-level keys in snake_case', async () => {
    const response = await service.request('/rest/en/V1/customer/changepassword', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${await service.tokenOf('quiet')}`,
      },
      body: JSON.stringify({ current_password: 'Wrong123', new_password: 'Fresh123' }),
    })
    expect(response.status).toBe(401)
  })
  it('with a zero byte are refused, not masked as our fault', async () => {
    const answer = await service.call(
      updateMe,
      { body: { customer: { custom_attributes: [{ attribute_code: 'sponsor_id', value: 'a\u0000b' }] } } },
      { token: await service.tokenOf('fresh') },
    )
    expect(answer.status).toBe(400)
  })
})

describe('the sandbox', () => {
  it('shows people and messages without inline script', async () => {
    const response = await service.request('/sandbox')
    const page = await response.text()
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(page).toContain('wing.lee@jadeleaf.example')
    expect(page).not.toMatch(/<script(?![^>]*\ssrc=)|\son\w+=|\sstyle=/)
  })
  it('signs in as a person by a plain form', async () => {
    const response = await service.request('/sandbox/sign-in', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'person=associate',
    })
    const token = /data-token="([^"]+)"/.exec(await response.text())?.[1]
    expect(await service.expectOk(getMe, undefined, { token })).toMatchObject({ id: 3 })
  })
  it('fails as it is told and as often', async () => {
    await put('/sandbox/faults', {
      match: 'GET /directory/*',
      status: 502,
      body: '<html>',
      headers: { 'Content-Type': 'text/html' },
      times: 2,
    })
    const calls = [
      await service.request('/rest/en/V1/directory/countries'),
      await service.request('/rest/en/V1/directory/countries/HK'),
      await service.request('/rest/en/V1/directory/countries'),
    ]
    expect(calls.map(({ status }) => status)).toEqual([502, 502, 200])
    expect(await calls[0]?.text()).toBe('<html>')
  })
  it('can lose the answer after the work is done', async () => {
    const token = await service.tokenOf('fresh')
    await put('/sandbox/faults', { match: 'PUT /customers/me', status: 500, after: true, times: 1 })
    expect(
      await service.call(updateMe, { body: { customer: { firstname: 'Done' } } }, { token }),
    ).toMatchObject({ status: 500 })
    expect(await service.expectOk(getMe, undefined, { token })).toMatchObject({ firstname: 'Done' })
  })
  it('can drop the connection', async () => {
    await put('/sandbox/faults', { match: 'GET /customers/me', drop: true, times: 1 })
    await expect(
      service.request('/rest/en/V1/customers/me').then((response) => response.text()),
    ).rejects.toThrow()
  })
  it('lets shoppers choose a stock source, by a call and by its form, and not again after a reset', async () => {
    const offers = async () =>
      (await service.expectOk(getCommon, { params: { languageCode: 'th' } })).storeConfigs.map(
        ({ extension_attributes: more }) => more?.inventory_selection_enabled,
      )
    expect(new Set(await offers())).toEqual(new Set([false]))
    expect(await (await put('/sandbox/inventory', { enabled: true })).json()).toEqual({ enabled: true })
    expect(new Set(await offers())).toEqual(new Set([true]))
    expect(await (await service.request('/sandbox')).text()).toContain('Take the choice away')
    await service.request('/sandbox/inventory', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' },
      body: 'enabled=false',
    })
    expect(await (await service.request('/sandbox/inventory')).json()).toEqual({ enabled: false })
    await put('/sandbox/inventory', { enabled: true })
    await service.request('/sandbox/reset', { method: 'POST' })
    expect(new Set(await offers())).toEqual(new Set([false]))
    expect((await put('/sandbox/inventory', { enabled: 'perhaps' })).status).toBe(400)
  })
  it('goes back to the first state', async () => {
    await service.setClock(500)
    await put('/sandbox/faults', { match: '* *', status: 500 }).then((response) => response.status)
    await service.db.query(`update customer set firstname = 'Other' where id = 3`)
    expect((await service.request('/sandbox/reset', { method: 'POST' })).status).toBe(200)
    expect(await service.db.one('select firstname from customer where id = 3')).toEqual({ firstname: 'Wing' })
    expect(await (await service.request('/sandbox/clock')).json()).toMatchObject({ offset_seconds: 0 })
  })
  it('is not changed by foreign pages or wrong orders', async () => {
    expect(
      (
        await service.request('/sandbox/reset', {
          method: 'POST',
          headers: { 'Sec-Fetch-Site': 'cross-site' },
        })
      ).status,
    ).toBe(403)
    expect((await put('/sandbox/clock', { offset_seconds: 'soon' })).status).toBe(400)
    expect((await put('/sandbox/faults', { match: 'nonsense' })).status).toBe(400)
    expect((await service.request('/sandbox/people/nobody/token', { method: 'POST' })).status).toBe(404)
  })
  it('does not exist when it is off', async () => {
    const real = await startService({ SANDBOX: 'off' })
    for (const path of ['/sandbox', '/sandbox/outbox.json', '/sandbox/people.json'])
      expect((await real.request(path)).status).toBe(404)
    await real.stop()
  })
})
