import { tokenSlot } from '#features/kit/storage.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addLine, ensureGuestCart, readGuestCart, readCustomerCart } from './cart-calls.ts'
import { changeLine, removeLine } from './line-calls.ts'

const guestCart = vi.hoisted(() => ({ id: undefined as string | undefined }))
vi.mock('./cart-id.ts', () => ({
  readGuestCartId: () => guestCart.id,
  writeGuestCartId: (id: string | null) => {
    guestCart.id = id ?? undefined
  },
}))

const item = { item_id: 7, sku: 'vc', qty: 1, quote_id: '1' }
const emptyCart = { id: 1, items: [], customer: {}, store_id: 3 }
const gone = [
  404,
  {
    message: 'No such entity with %fieldName = %fieldValue',
    parameters: { fieldName: 'cartId', fieldValue: 'old' },
  },
] as const

let asked: { line: string; body: unknown; authorization: string | null }[]
let answers: Record<string, readonly [number, unknown] | (() => readonly [number, unknown])>

beforeEach(() => {
  guestCart.id = undefined
  asked = []
  answers = {}
  vi.stubGlobal('fetch', async (...parts: ConstructorParameters<typeof Request>) => {
    const input = new Request(...parts)
    const path = new URL(input.url).pathname.replace(/^\/rest\/[a-z_]+\/V1/, '')
    const line = `${input.method} ${path}`
    const text = await input.text()
    asked.push({
      line,
      body: text ? JSON.parse(text) : undefined,
      authorization: input.headers.get('authorization'),
    })
    const answer = answers[line] ?? [500, { message: `not expected: ${line}` }]
    const [status, body] = typeof answer === 'function' ? answer() : answer
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
const lines = () => asked.map(({ line }) => line)

describe('a guest', () => {
  // Requirements
  test('has a missing cart created before the first line is added, and keeps its id', async () => {
    answers = { 'POST /guest-carts': [200, 'g1'], 'POST /guest-carts/g1/items': [200, item] }
    await addLine({ sku: 'vc', quantity: 2 })
    expect(lines()).toEqual(['POST /guest-carts', 'POST /guest-carts/g1/items'])
    expect(asked[1]!.body).toEqual({ cartItem: { sku: 'vc', qty: 2, quote_id: 'g1' } })
    expect(guestCart.id).toBe('g1')
  })
  test('gets one cart however often it is asked for at once', async () => {
    answers = { 'POST /guest-carts': [200, 'g1'] }
    expect(await Promise.all([ensureGuestCart(), ensureGuestCart(), ensureGuestCart()])).toEqual([
      'g1',
      'g1',
      'g1',
    ])
    expect(lines()).toEqual(['POST /guest-carts'])
  })
  test('whose cart has vanished gets a new one with the line in it', async () => {
    guestCart.id = 'old'
    answers = {
      'POST /guest-carts/old/items': gone,
      'GET /guest-carts/old': gone,
      'POST /guest-carts': [200, 'new'],
      'POST /guest-carts/new/items': [200, item],
    }
    await addLine({ sku: 'vc', quantity: 1 })
    expect(guestCart.id).toBe('new')
    expect(lines().at(-1)).toBe('POST /guest-carts/new/items')
  })
  test('is told of an unknown product; the cart stays', async () => {
    guestCart.id = 'g1'
    answers = {
      'POST /guest-carts/g1/items': [
        404,
        { message: "The product that was requested doesn't exist. Verify the product and try again." },
      ],
      'GET /guest-carts/g1': [200, emptyCart],
    }
    await expect(addLine({ sku: 'nope', quantity: 1 })).rejects.toThrow(
      "The product that was requested doesn't exist",
    )
    expect(guestCart.id).toBe('g1')
  })
  test('forgets the id of a cart that the service does not know', async () => {
    guestCart.id = 'old'
    answers = { 'GET /guest-carts/old': gone }
    expect(await readGuestCart('old')).toBeNull()
    expect(guestCart.id).toBeUndefined()
  })
  // Requirements R-219
  test('changes and removes lines under the own cart id only', async () => {
    guestCart.id = 'g1'
    answers = { 'PUT /guest-carts/g1/items/7': [200, item], 'DELETE /guest-carts/g1/items/7': [200, true] }
    await changeLine(item, 3)
    await removeLine(7)
    expect(lines()).toEqual(['PUT /guest-carts/g1/items/7', 'DELETE /guest-carts/g1/items/7'])
    expect(asked[0]!.body).toEqual({ cartItem: { item_id: 7, qty: 3, quote_id: '1' } })
  })
})

describe('a signed-in customer', () => {
  beforeEach(() => {
    vi.spyOn(tokenSlot, 'read').mockReturnValue('token')
    guestCart.id = 'g1'
  })
  // Requirements R-220
  test("uses the own cart with the token, never the guest's", async () => {
    answers = {
      'POST /carts/mine': [200, 42],
      'POST /carts/mine/items': [200, item],
      'PUT /carts/mine/items/7': [200, item],
      'DELETE /carts/mine/items/7': [200, true],
    }
    await addLine({ sku: 'vc', quantity: 1 })
    await changeLine(item, 2)
    await removeLine(7)
    expect(lines().filter((line) => line.includes('guest'))).toEqual([])
    expect(asked.every(({ authorization }) => authorization === 'Bearer token')).toBe(true)
    expect(asked[1]!.body).toEqual({ cartItem: { sku: 'vc', qty: 1, quote_id: 42 } })
  })
  // Requirements R-215
  test('without a cart gets one', async () => {
    let made = false
    answers = {
      'GET /carts/mine': () => (made ? [200, emptyCart] : gone),
      'POST /carts/mine': () => {
        made = true
        return [200, 1]
      },
    }
    expect((await readCustomerCart()).id).toBe(1)
    expect(lines()).toEqual(['GET /carts/mine', 'POST /carts/mine', 'GET /carts/mine'])
  })
})
