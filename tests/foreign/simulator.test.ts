import { describe, expect, it } from 'vitest'
import { createSimulator } from './simulator.ts'

const ask = () =>
  Promise.resolve(
    Response.json({
      id: 1,
      group_id: 4,
      extension_attributes: { group_label: 'associate', is_subscribed: true, salable_qty: 3 },
    }),
  )
const requestTo = (path: string, init?: RequestInit) =>
  new Request(`http://service.example/rest/en/V1${path}`, init)

describe('a service that knows only the documents', () => {
  it('has no route for our additions, and counts them', async () => {
    const { fetch, answered } = await createSimulator({ ask })
    for (const path of ['/coupons/mine', '/catalogue/search?q=x', '/customer/reports/people']) {
      const answer = await fetch(requestTo(path))
      expect([answer.status, await answer.json()]).toEqual([
        404,
        { message: 'Request does not match any route.' },
      ])
    }
    expect(answered).toContain('GET /customer/reports/people 404')
  })
  it('answers with documented fields, and without the label of a group', async () => {
    const { fetch } = await createSimulator({ ask })
    expect(await (await fetch(requestTo('/customers/me'))).json()).toEqual({
      id: 1,
      group_id: 4,
      extension_attributes: { is_subscribed: true },
    })
  })
  it.each([
    ['/guest-carts/a/items', { cartItem: { sku: 'a', qty: 1, colour: 'red' } }, 500],
    ['/guest-carts/a/items', { cartItem: { sku: 'a', qty: 1 }, colour: 'red' }, 200],
    ['/customers/register', { customer: { extension_attributes: { group_label: 'a' } }, password: 'x' }, 500],
  ])('%s with %j answers %i', async (path, body, status) => {
    const { fetch } = await createSimulator({ ask })
    const answer = await fetch(requestTo(path, { method: 'POST', body: JSON.stringify(body) }))
    expect(answer.status).toBe(status)
  })
  it('refuses products without its token, if it wants one', async () => {
    const { fetch } = await createSimulator({ ask, wantedToken: 'secret' })
    const headers = { Authorization: 'Bearer secret' }
    expect((await fetch(requestTo('/products/a'))).status).toBe(401)
    expect((await fetch(requestTo('/products/a', { headers }))).status).toBe(200)
  })
})
