import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '../../domain/contract/endpoint.ts'
import { saveAddress } from '../../domain/addresses/api.ts'
import { addCartItem, createCart } from '../../domain/cart/api.ts'
import { addFavourite } from '../../domain/favourites/api.ts'
import { leaveMessage } from '../../service/messages/store.ts'
import { address, productWith } from '../../service/orders/buying.testing.ts'
import { everyEndpoint } from '../contract/endpoints.ts'
import { requestOf, requests, type Parts } from '../contract/requests.ts'
import { startService, type TestService } from '../harness/service.ts'

const endpoints = await everyEndpoint()
const consumerText = "The consumer isn't authorized to access %resources."
const saved = {
  ...address,
  region_id: 810002,
  region: { region_id: 810002, region: 'Kowloon', region_code: 'HK-KLN' },
}
let service: TestService

beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())

const send = async (endpoint: Endpoint, parts: Parts, token?: string) => {
  const { path, init } = requestOf(endpoint, parts, token)
  const answer = await service.request(path, init)
  const body: unknown = JSON.parse(await answer.text())
  return { status: answer.status, body }
}

describe('who may call', () => {
  it('is asked of every endpoint', () => {
    expect(endpoints.map(({ name }) => name).filter((name) => !(name in requests))).toEqual([])
  })

  it.each(
    endpoints.filter(({ access }) => access === 'self').map((endpoint) => [endpoint.name, endpoint] as const),
  )('%s is refused to a guest and to a dead token, in the documented words', async (name, endpoint) => {
    for (const token of [undefined, 'x'.repeat(32)]) {
      const { status, body } = await send(endpoint, requests[name]!, token)
      expect([status, body]).toEqual([
        401,
        { message: consumerText, parameters: { resources: 'self' }, code: 'notAuthorized' },
      ])
    }
  })

  it.each(
    endpoints
      .filter(({ access }) => access === 'anonymous')
      .map((endpoint) => [endpoint.name, endpoint] as const),
  )('%s answers a guest, and a dead token makes no difference to it', async (name, endpoint) => {
    const { status, body } = await send(endpoint, requests[name]!, 'x'.repeat(32))
    expect(JSON.stringify(body)).not.toContain('consumer')
    expect(status).toBeLessThan(500)
  })
})

/** In a request, 999999 stands for something that belongs to one customer. What it is, its address says. */
const kindOf = ({ name, path }: Endpoint) => {
  if (
    path.startsWith('/customer/address') ||
    name.endsWith('ShippingMethods') ||
    name.endsWith('ShippingInformation')
  )
    return 'address'
  if (path.startsWith('/messages')) return 'message'
  if (path.startsWith('/jde/enroller/send')) return 'invitation'
  if (['/customer/application/detail', '/customer/application/photo'].includes(path)) return 'application'
  if (path.startsWith('/carts/mine') || name === 'moveCartToFavourites') return 'cart_item'
  return path.startsWith('/wishlist') ? 'wishlist_item' : 'sales_order'
}

/** The ids of what a customer has, by the table it is in. */
const ownedBy = {
  sales_order: 'select id from sales_order where customer_id = $1',
  address: 'select id from address where customer_id = $1',
  message: 'select id from message where customer_id = $1',
  application: 'select id from application where customer_id = $1',
  invitation: 'select id from invitation where inviter_id = $1',
  cart_item: 'select i.id from cart_item i join cart c on c.id = i.cart_id where c.customer_id = $1',
  wishlist_item:
    'select i.id from wishlist_item i join wishlist w on w.id = i.wishlist_id where w.customer_id = $1',
}

/** Calls with an id that is not in their row of `requests`, because a row without it says more. */
const withAnId: Record<string, Parts> = {
  saveAddress: { body: { address: { ...address, id: 999999, region_id: 810002, region: null } } },
  estimateShippingMethods: { body: { address: { customer_address_id: 999999 } } },
  saveShippingInformation: {
    body: {
      addressInformation: {
        shipping_address: { customer_address_id: 999999 },
        shipping_carrier_code: 'sfexpress',
        shipping_method_code: 'standard',
      },
    },
  },
  createReview: { body: { review: { product_id: 1, detail: 'x', rating: 5, order_id: 999999 } } },
}

/** Ids in an address that are nobody's own: products, the number of an identity card. Payments have ids that cannot be guessed, and tests of their own. */
const ofNobody = ['checkFavourite', 'checkLike', 'changeLike', 'verifyChineseId', 'getPlanetPayment']

describe('the ids of others answer like ids that do not exist', () => {
  const rows = endpoints
    .filter(({ access }) => access === 'self')
    .map((endpoint) => [endpoint, withAnId[endpoint.name] ?? requests[endpoint.name] ?? {}] as const)
    .filter(([, parts]) => JSON.stringify(parts).includes('999999'))
  let mei: number
  let token: string

  beforeAll(async () => {
    token = await service.tokenOf('fresh')
    mei = (await service.db.one<{ id: number }>(
      `select id from customer where email = 'mei.chan@jadeleaf.example'`,
    ))!.id
    await leaveMessage(service.db, mei, { kind: 'welcome' }, new Date())
    // Ids that no other number in an answer is taken for.
    for (const table of Object.keys(ownedBy))
      await service.db.query(`select setval(pg_get_serial_sequence($1, 'id'), 700000)`, [table])
    await service.db.query(
      `insert into invitation (mask_id, inviter_id, firstname, lastname, email, mobile_prefix, mobile, language, enroller_id, sponsor_id, sent_at, created_at)
       values ('hers', $1, 'Wai Ling', 'Fong', 'fong@example.com', '852', '63000000', 'en', '8000003', '8000003', now() - interval '1 day', now() - interval '1 day')`,
      [mei],
    )
    const { sku } = await productWith(service, 100)
    for (const [who, hers] of [
      ['preferred', true],
      ['fresh', false],
    ] as const) {
      const own = await service.tokenOf(who)
      await service.expectOk(createCart, undefined, { token: own })
      await service.expectOk(addCartItem, { body: { cartItem: { sku, qty: 1 } } }, { token: own })
      if (hers) await service.expectOk(saveAddress, { body: { address: saved } }, { token: own })
      if (hers) await service.expectOk(addFavourite, { params: { sku } }, { token: own })
    }
  })

  it('which is asked of every call with an id in its address', () => {
    const known = new Set([...rows.map(([{ name }]) => name), ...ofNobody])
    expect(
      endpoints
        .filter(({ access, path }) => access === 'self' && /:(id|\w+Id)\b/.test(path))
        .map(({ name }) => name)
        .filter((name) => !known.has(name) && name !== 'assignGuestCart'),
    ).toEqual([])
  })

  it.each(rows.map(([endpoint, parts]) => [endpoint.name, endpoint, parts] as const))(
    '%s',
    async (name, endpoint, parts) => {
      const kind = kindOf(endpoint)
      const everything = () =>
        service.db.query(
          `select to_jsonb(t) as row from ${kind} t where id in (${ownedBy[kind]}) order by id`,
          [mei],
        )
      const theirs = (await service.db.one<{ id: number }>(
        `select max(id) as id from (${ownedBy[kind]}) own`,
        [mei],
      ))!.id
      const before = await everything()
      const answerTo = async (id: number) => {
        const { status, body } = await send(
          endpoint,
          JSON.parse(JSON.stringify(parts).replaceAll('999999', String(id))) as Parts,
          token,
        )
        return {
          status,
          body: JSON.stringify(body).replaceAll(new RegExp(`\\b(${theirs}|999999)\\b`, 'g'), 'ID'),
        }
      }
      const others = await answerTo(theirs)
      expect(others).toEqual(await answerTo(999999))
      // What is removed in one go says nothing of ids that it does not know.
      if (name !== 'removeFavourites') expect([400, 404]).toContain(others.status)
      expect(await everything()).toEqual(before)
    },
  )
})
