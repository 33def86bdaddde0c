import type { ProductView } from '#domain/catalogue/product-view.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { moveToCart } from './move-to-cart.ts'

const call = vi.hoisted(() => vi.fn())
vi.mock('#features/kit/call.ts', () => ({ call }))

const favourite = (id: number, more: Partial<ProductView> = {}) => ({
  id,
  product: {
    sku: `sku-${id}`,
    name: `Name ${id}`,
    stock: 'in',
    options: [],
    bundle: [],
    ...more,
  } as unknown as ProductView,
  quantity: 2,
  options: undefined,
})
const size = (value: string) => ({ value, label: value, isOut: false })
const notices = { outOfStock: vi.fn(), chooseFirst: vi.fn(), moved: vi.fn() }
const showCart = () => undefined
const removed = () => call.mock.calls.map(([, input]) => (input as { params: { id: number } }).params.id)

beforeEach(() => {
  vi.clearAllMocks()
})

it('only what went into the cart leaves the list', async () => {
  const put = vi.fn(({ sku }: { sku: string }) => Promise.resolve(sku !== 'sku-2'))
  await moveToCart([favourite(1), favourite(2), favourite(3)], put, showCart, notices)
  expect(put.mock.calls.map(([{ sku }]) => sku)).toEqual(['sku-1', 'sku-2', 'sku-3'])
  expect(removed()).toEqual([1, 3])
  expect(notices.moved).toHaveBeenCalledExactlyOnceWith(2, showCart)
})
it('what is sold out or needs a choice stays, and is named', async () => {
  const put = vi.fn(() => Promise.resolve(true))
  const toChoose = [{ id: '9', code: 'size', label: 'Size', values: [size('1'), size('2')] }]
  await moveToCart(
    [favourite(1, { stock: 'out' }), favourite(2, { options: toChoose })],
    put,
    showCart,
    notices,
  )
  expect([put.mock.calls, removed()]).toEqual([[], []])
  expect(notices.outOfStock).toHaveBeenCalledOnce()
  expect(notices.chooseFirst).toHaveBeenCalledExactlyOnceWith(['Name 2'])
  expect(notices.moved).not.toHaveBeenCalled()
})
