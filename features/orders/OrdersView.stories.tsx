import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { exampleOrder, unpaidOrder } from './examples.ts'
import { OrdersView } from './OrdersView.tsx'

const meta = { title: 'Features/Orders/List', component: OrdersView, args: { orders: [unpaidOrder, { ...exampleOrder, entity_id: 78, increment_id: '100004822' }], filter: 'all', onFilter: fn(), onRetry: fn() } } satisfies Meta<typeof OrdersView>
export default meta
type Story = StoryObj<typeof OrdersView>

export const Full: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('1 order waits for payment')).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(canvas.getByText('Business channel'))
    await expect(args.onFilter).toHaveBeenCalledWith('business')
  },
}
export const Loading: Story = { args: { orders: undefined } }
export const Empty: Story = { args: { orders: [] } }
export const NothingInFilter: Story = { args: { filter: 'business' } }
export const Failed: Story = { args: { orders: undefined, hasFailed: true } }
