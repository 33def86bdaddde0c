import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid } from '#design-system/layout/Grid'
import { InlineMessage } from '#design-system/feedback/InlineMessage'
import { expect, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = { title: 'Feedback/InlineMessage', component: InlineMessage } satisfies Meta<
  typeof InlineMessage
>
export default meta
type Story = StoryObj<typeof InlineMessage>

export const Announced: Story = {
  args: { tone: 'success', isLive: true, children: 'The coupon is applied.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('The coupon is applied.')
  },
}

/** Room for the longest text that may come: it is not read, and what stands below does not move. */
export const WithRoom: Story = {
  args: {
    tone: 'info',
    children: 'It is on.',
    others: ['It is off. We recommend turning it on, because your account can hold money.'],
  },
  render: (args) => (
    <Grid columns={{ phone: 2, desktop: 8 }}>
      <InlineMessage {...args} id="short" />
      <InlineMessage {...args} id="long" others={[args.children]}>
        {args.others?.[0]}
      </InlineMessage>
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const heightOf = (id: string) =>
      canvasElement.querySelector(`#${id}`)?.getBoundingClientRect().height ?? 0
    await expect(heightOf('short')).toBeGreaterThan(40)
    await expect(heightOf('short')).toBe(heightOf('long'))
    await expect(within(canvasElement).getAllByText('It is on.')[0]).toBeVisible()
    await expect(within(canvasElement).getAllByText(/It is off/)[0]).not.toBeVisible()
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ tone: 'info' | 'success' | 'warning' | 'critical' | 'muted' }>
      values={{ tone: ['info', 'success', 'warning', 'critical', 'muted'] }}
      render={(props) => (
        <InlineMessage tone="info" {...props}>
          Only 3 left
        </InlineMessage>
      )}
    />
  ),
}
