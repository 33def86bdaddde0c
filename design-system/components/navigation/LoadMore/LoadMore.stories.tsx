import type { Meta, StoryObj } from '@storybook/react-vite'
import { LoadMore } from '#design-system/navigation/LoadMore'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Held } from '../../../testing/Held.tsx'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = {
  title: 'Navigation/LoadMore',
  component: LoadMore,
  args: { shown: 24, total: 60, onLoad: fn() },
  render: (args) => (
    <Held initial={args.shown}>
      {(shown, set) => (
        <LoadMore
          {...args}
          shown={shown}
          onLoad={() => {
            args.onLoad()
            set(Math.min(shown + 24, args.total))
          }}
        />
      )}
    </Held>
  ),
} satisfies Meta<typeof LoadMore>
export default meta
type Story = StoryObj<typeof LoadMore>

export const ToTheEnd: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const count = canvas.getByRole('status')
    await expect(count).toHaveTextContent('24 of 60 shown')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(count).toHaveTextContent('48 of 60 shown')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Show more' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(count).toHaveTextContent('All 60 shown')
    await expect(canvas.queryByRole('button')).toBeNull()
    await waitFor(() => expect(count).toHaveFocus())
    await expect(args.onLoad).toHaveBeenCalledTimes(2)
  },
}

export const OnItsWay: Story = {
  args: { isPending: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Loading…' }))
    await expect(args.onLoad).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  args: { errorMessage: 'The next products did not load.' },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'The next products did not load.',
    )
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.onLoad).toHaveBeenCalledOnce()
  },
}

/** A list that is whole from the start takes no focus. */
export const NothingMore: Story = {
  args: { shown: 8, total: 8 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('All 8 shown')
    await expect(within(canvasElement).getByRole('status')).not.toHaveFocus()
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ shown: number; isPending: boolean; errorMessage: string; label: string | undefined }>
      values={{
        shown: [24, 60],
        isPending: [false, true],
        errorMessage: ['', 'กรุณาลองใหม่อีกครั้ง'],
        label: [undefined, 'Tunjukkan lebih banyak ulasan pelanggan'],
      }}
      render={(props) => <LoadMore shown={24} total={60} onLoad={fn()} {...props} />}
    />
  ),
}
