import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tabs } from '#design-system/Tabs'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const tabs = [
  { id: 'about', label: 'About', content: 'What it is for' },
  { id: 'facts', label: 'Supplement facts', content: 'What is in it' },
  { id: 'reviews', label: 'Reviews (326)', content: 'What others say' },
]
const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: { label: 'About the product', tabs, onChange: fn() },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof Tabs>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'About' })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith('facts')
    await expect(canvas.getByRole('tabpanel', { name: 'Supplement facts' })).toHaveTextContent(
      'What is in it',
    )
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tab', { name: 'Reviews (326)' })).toHaveAttribute('aria-selected', 'true')
  },
}

export const Matrix: Story = {
  render: () => (
    <Permutations<{ value: string }>
      isWide
      values={{ value: ['about', 'facts', 'reviews'] }}
      render={(props) => <Tabs label="About the product" tabs={tabs} {...props} />}
    />
  ),
}
