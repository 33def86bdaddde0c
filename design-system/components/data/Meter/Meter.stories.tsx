import type { Meta, StoryObj } from '@storybook/react-vite'
import { Meter } from '#design-system/data/Meter'
import { TextLink } from '#design-system/text/TextLink'
import { expect, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = { title: 'Data/Meter', component: Meter } satisfies Meta<typeof Meter>
export default meta
type Story = StoryObj<typeof Meter>

export const Default: Story = {
  args: {
    label: 'HK$2,622.00 to a free year',
    value: 878,
    max: 3500,
    valueLabel: 'HK$878 of HK$3,500',
    tone: 'member',
    children: (
      <>
        <span>Orders of about HKD 3,500 waive the fee of HK$258.</span>{' '}
        <TextLink href="/page/fees">How it is counted</TextLink>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('progressbar', { name: 'HK$2,622.00 to a free year' }),
    ).toHaveAttribute('aria-valuetext', 'HK$878 of HK$3,500')
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ tone: 'brand' | 'member' | 'warning' | 'success'; value: number }>
      isWide
      values={{ tone: ['brand', 'member', 'warning', 'success'], value: [0, 40, 100] }}
      render={({ value = 0, ...props }) => (
        <Meter {...props} value={value} max={100} label="Reached" valueLabel={`${value}%`} isValueShown />
      )}
    />
  ),
}
