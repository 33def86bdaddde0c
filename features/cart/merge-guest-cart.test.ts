import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mergeCarts } from './merge-guest-cart.ts'

const guestCart = vi.hoisted(() => ({ id: undefined as string | undefined }))
vi.mock('./cart-id.ts', () => ({
  readGuestCartId: () => guestCart.id,
  writeGuestCartId: (id: string | null) => {
    guestCart.id = id ?? undefined
  },
}))

const line = { item_id: 7, sku: 'vc', qty: 2, quote_id: '1', price: 10, name: 'Vitamin C' }
const cart = { id: 1, items: [line], customer: {}, store_id: 3 }

let asked: string[]
let answers: Record<string, readonly [number, unknown]>

beforeEach(() => {
  asked = []
  guestCart.id = 'g1'
  answers = {
    'GET /guest-carts/g1': [200, cart],
    'PUT /guest-carts/g1': [200, true],
    'POST /carts/mine': [200, 1],
    'GET /carts/mine': [200, cart],
  }
  vi.stubGlobal('fetch', async (...parts: ConstructorParameters<typeof Request>) => {
    const { method, url } = new Request(...parts)
    const name = `${method} ${new URL(url).pathname.replace(/^\/rest\/\w+\/V1/, '')}`
    asked.push(name)
    const [status, body] = answers[name] ?? [500, { message: `not expected: ${name}` }]
    return Response.json(body, { status })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe("after sign-in, the guest's cart", () => {
  it('is forgotten once its lines are in the own cart', async () => {
    const { result } = await mergeCarts(5)
    expect(result).toMatchObject({ pieces: 2 })
    expect(guestCart.id).toBeUndefined()
    expect(asked).toEqual(['GET /guest-carts/g1', 'PUT /guest-carts/g1', 'GET /carts/mine'])
  })
  it.each([500, 400, 404])('is kept when the merge is refused with %i', async (status) => {
    answers['PUT /guest-carts/g1'] = [status, { message: 'No.' }]
    const { result } = await mergeCarts(5)
    expect(result).toBeNull()
    expect(guestCart.id).toBe('g1')
  })
  it('that is empty is neither merged nor in the way: the own cart is made and read once', async () => {
    answers['GET /guest-carts/g1'] = [200, { ...cart, items: [] }]
    expect((await mergeCarts(5)).result).toBeNull()
    expect(asked).toEqual(['GET /guest-carts/g1', 'POST /carts/mine', 'GET /carts/mine'])
  })
  it('where there is none, the own cart is made and read once', async () => {
    guestCart.id = undefined
    await mergeCarts(5)
    expect(asked).toEqual(['POST /carts/mine', 'GET /carts/mine'])
  })
})
