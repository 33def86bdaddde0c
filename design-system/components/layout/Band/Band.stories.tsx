import type { Meta, StoryObj } from '@storybook/react-vite'
import { Band } from '#design-system/layout/Band'
import { LinkButton } from '#design-system/actions/LinkButton'
import { expect, userEvent, waitFor, within } from 'storybook/test'

const meta = { title: 'Layout/Band', component: Band } satisfies Meta<typeof Band>
export default meta
type Story = StoryObj<typeof Band>

export const Default: Story = {
  args: {
    title: 'Buy often? Become an associate',
    copy: 'With a set or an order of about HKD 3,500 the yearly fee is waived.',
    facts: [
      { term: 'Yearly fee', value: 'HK$258' },
      { term: 'Prices', value: '10% off' },
      { term: 'Points', value: 'up to 20%' },
    ],
    action: <LinkButton href="/page/associate">Learn more</LinkButton>,
  },
  parameters: { padded: false },
  play: async ({ canvasElement }) => {
    const band = within(canvasElement).getByRole('region', { name: 'Buy often? Become an associate' })
    await expect(
      within(band)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(['Yearly fee', 'Prices', 'Points'])
    await userEvent.tab()
    await waitFor(() => expect(within(band).getByRole('link', { name: 'Learn more' })).toHaveFocus())
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  args: {
    title: '经常购买？成为事业伙伴更划算',
    copy: '可免年费。',
    action: <LinkButton href="/page/associate">了解事业伙伴</LinkButton>,
  },
}
