import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShareButton } from '#design-system/actions/ShareButton'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const url = 'https://shop.example/product/vitamin-c-1000'
const qr = (
  <svg
    width="132"
    height="132"
    viewBox="0 0 11 11"
    role="img"
    aria-label="QR code of this page"
    shapeRendering="crispEdges"
  >
    <path fill="#fff" d="M0 0h11v11H0z" />
    <path
      fill="#000"
      d="M1 1h3v3H1zM7 1h3v3H7zM1 7h3v3H1zM5 1h1v2H5zM5 5h2v1H5zM8 5h2v2H8zM5 8h1v2H5zM7 8h2v1H7z"
    />
  </svg>
)
const meta = {
  title: 'Actions/ShareButton',
  component: ShareButton,
  args: { title: 'Vitamin C', url, qr, onShared: fn() },
} satisfies Meta<typeof ShareButton>
export default meta
type Story = StoryObj<typeof ShareButton>

/** Mocks or removes the Web Share API for one story. */
const device = (share: ((data?: ShareData) => Promise<void>) | undefined) => () => {
  const own = Object.getOwnPropertyDescriptor(navigator, 'share')
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  return () => {
    if (own) Object.defineProperty(navigator, 'share', own)
    else delete (navigator as { share?: unknown }).share
  }
}
const sent = fn(async (_: ShareData | undefined) => undefined)

export const ThroughTheDevice: Story = {
  beforeEach: device((data) => sent(data)),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Share' }))
    await expect(sent).toHaveBeenCalledWith({ title: 'Vitamin C', url })
    await waitFor(() => expect(args.onShared).toHaveBeenCalledWith('device'))
    await expect(within(document.body).queryByRole('dialog')).toBeNull()
  },
}

export const GivenUp: Story = {
  beforeEach: device(() => Promise.reject(new DOMException('gone', 'AbortError'))),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Share' }))
    await expect(within(document.body).queryByRole('dialog')).toBeNull()
    await expect(args.onShared).not.toHaveBeenCalled()
  },
}

// Requirements
export const WithoutADeviceSheet: Story = {
  beforeEach: device(undefined),
  play: async ({ canvasElement, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const opener = within(canvasElement).getByRole('button', { name: 'Share' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const sheet = await within(document.body).findByRole('dialog', { name: 'Share' })
    await waitFor(() =>
      expect(within(sheet).getByRole('img', { name: 'QR code of this page' })).toBeVisible(),
    )
    await expect(within(sheet).getByText(url)).toBeVisible()
    await userEvent.click(within(sheet).getByRole('button', { name: 'Copy link' }))
    await expect(write).toHaveBeenCalledWith(url)
    await waitFor(() => expect(within(sheet).getByRole('status')).toHaveTextContent('Copied'))
    await expect(args.onShared).toHaveBeenCalledWith('copy')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const WhenTheDeviceFails: Story = {
  beforeEach: device(() => Promise.reject(new DOMException('no', 'NotAllowedError'))),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Share' }))
    const sheet = await within(document.body).findByRole('dialog', { name: 'Share' })
    await waitFor(() => expect(within(sheet).getByText(url)).toBeVisible())
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ variant: 'line' | 'text' | 'tint'; size: 'sm' | 'md'; label: string | undefined }>
      values={{
        variant: ['line', 'text', 'tint'],
        size: ['sm', 'md'],
        label: [undefined, 'แบ่งปันให้ครอบครัวและเพื่อน'],
      }}
      render={(props) => <ShareButton title="Vitamin C" url={url} {...props} />}
    />
  ),
}
