import type { Meta, StoryObj } from '@storybook/react-vite'
import { Amount, type AmountProps } from '#design-system/data/Amount'
import { Stat } from '#design-system/data/Stat'
import { expect, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = { title: 'Data/Amount', component: Amount, args: { value: 264_100 } } satisfies Meta<
  typeof Amount
>
export default meta
type Story = StoryObj<typeof Amount>

export const Final: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^HK\$2,641\.00$/)
  },
}
export const Estimated: Story = {
  args: { certainty: 'estimated', weight: 'strong', isCurrencyHidden: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(canvasElement).toHaveTextContent('Estimated ≈2,641.00')
    await expect(page.getByText('≈')).toHaveAttribute('aria-hidden', 'true')
    await expect(getComputedStyle(page.getByText('2,641', { exact: false })).fontWeight).toBe('400')
  },
}
/** What is not known is a dash and is heard as such; zero is written only when it is zero. */
export const Unknown: Story = {
  args: { value: null, certainty: 'estimated' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('—Not known yet')
    await expect(canvasElement).not.toHaveTextContent('≈')
  },
}
export const Points: Story = {
  args: { value: 1_842_000, format: 'points', sign: 'always' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^\+184\.2000$/)
  },
}
/** The Stat marks the estimate: the amount in it does not do so again. */
export const InAStat: Story = {
  render: (args) => <Stat label="November so far" certainty="estimated" value={<Amount {...args} />} />,
  args: { certainty: 'estimated' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group', { name: 'November so far' })).toHaveTextContent(
      'November so farEstimatedHK$2,641.00',
    )
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<Pick<AmountProps, 'value' | 'format' | 'certainty' | 'weight'>>
      values={{
        value: [12_345_678, -100, null],
        format: ['money', 'points', 'number'],
        certainty: ['final', 'estimated'],
        weight: ['strong'],
      }}
      render={({ value = 0, ...props }) => <Amount {...props} value={value} sign="always" />}
    />
  ),
}
