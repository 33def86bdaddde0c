import { beforeEach, expect, it, vi } from 'vitest'
import { useAddToCart } from './use-add-to-cart.ts'

const { addLine, buyLine, navigate, enqueue, dismiss, openMiniCart } = vi.hoisted(() => ({
  addLine: vi.fn(),
  buyLine: vi.fn(),
  navigate: vi.fn(),
  enqueue: vi.fn((_: object) => 'the message before'),
  dismiss: vi.fn(),
  openMiniCart: vi.fn(() => false),
}))
vi.mock('./mini-cart.ts', () => ({ openMiniCart }))
vi.mock('#features/cart', () => ({ useAddLine: () => addLine, useBuyLine: () => buyLine }))
vi.mock('#design-system/feedback/NotificationStack', () => ({
  useNotifications: () => ({ enqueue, dismiss }),
}))
vi.mock('react-router-dom', () => ({ useNavigate: () => navigate }))
vi.mock('react', () => ({ useRef: (current: unknown) => ({ current }) }))
vi.mock('react-intl', () => ({ useIntl: () => ({ formatMessage: ({ id }: { id: string }) => id }) }))

const choice = { sku: 'b-complex', quantity: 2 }

beforeEach(() => {
  vi.clearAllMocks()
})

it('what went into the cart is told, with the way to the cart', async () => {
  addLine.mockResolvedValue(true)
  expect(await useAddToCart().add(choice)).toBe(true)
  expect(addLine).toHaveBeenCalledExactlyOnceWith({ ...choice, options: undefined })
  expect(enqueue).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ variant: 'success' }))
  const [[told]] = enqueue.mock.calls as unknown as [[{ action: { onAction: () => void } }]]
  expect(navigate).not.toHaveBeenCalled()
  told.action.onAction()
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/cart')
})
it('where the header shows the cart, no notification says the same', async () => {
  addLine.mockResolvedValue(true)
  openMiniCart.mockReturnValueOnce(true)
  expect(await useAddToCart().add(choice)).toBe(true)
  expect(enqueue).not.toHaveBeenCalled()
})
it('a failure opens no panel', async () => {
  addLine.mockResolvedValue(false)
  await useAddToCart().add(choice)
  expect(openMiniCart).not.toHaveBeenCalled()
})
it('buying leads to the checkout, whose address names the line', async () => {
  buyLine.mockResolvedValue('/checkout?buy=b-complex&qty=2')
  expect(await useAddToCart().buy(choice)).toBe(true)
  expect(buyLine).toHaveBeenCalledExactlyOnceWith({ ...choice, options: undefined })
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/checkout?buy=b-complex&qty=2')
})
it('what could not be added is told as nothing, and leads nowhere', async () => {
  addLine.mockResolvedValue(false)
  buyLine.mockResolvedValue(undefined)
  expect(await useAddToCart().add(choice)).toBe(false)
  expect(await useAddToCart().buy(choice)).toBe(false)
  expect([enqueue.mock.calls, navigate.mock.calls]).toEqual([[], []])
})

it('what was said of the product before goes with the next press, so that it does not stand beside a failure', async () => {
  addLine.mockResolvedValueOnce(true).mockResolvedValueOnce(false)
  const { add } = useAddToCart()
  await add(choice)
  await add(choice)
  expect(dismiss).toHaveBeenLastCalledWith('the message before')
  expect(enqueue).toHaveBeenCalledOnce()
})
