import { Container } from '#design-system/layout/Container'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ApplicationListView } from './ApplicationListView.tsx'
import { ApplicationsView } from './ApplicationsView.tsx'
import { ApplicationView } from './ApplicationView.tsx'
import { application, filed, init, summary } from './examples.ts'

const meta = {
  title: 'Features/Applications',
  component: ApplicationsView,
  args: { init, email: 'hoi.lam@jadeleaf.example' },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof ApplicationsView>
export default meta
type Story = StoryObj<typeof ApplicationsView>

/** What was filed with kind, date and status, and the five kinds. */
export const Full: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const name of ['Refund request', 'Replenishment request', 'Change of enroller'])
      await expect(canvas.getByRole('link', { name })).toBeVisible()
    for (const status of ['In review', 'Approved', 'Not approved'])
      await expect(canvas.getByText(status)).toBeVisible()
    await expect(canvas.getByText(/No\. 10482, submitted 20 Nov 2026/)).toBeVisible()
    const starts = canvas.getAllByRole('link', { name: /^Start: / })
    await expect(starts.map((link) => link.getAttribute('href'))).toEqual(
      ['refund', 'replenishment', 'referrer', 'enroller', 'sponsor'].map(
        (type) => `/e-application-form/new/${type}`,
      ),
    )
  },
}
export const Empty: Story = { args: { init: { ...init, applicationList: [] } } }
export const Loading: Story = { args: { init: undefined } }
export const Failed: Story = {
  args: { init: undefined, failure: { error: new Error('x'), isRetrying: false, retry: fn() } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Try again' }))
    await expect(args.failure?.retry).toHaveBeenCalledOnce()
  },
}
/** isEnable not 1: the three changes are closed, refund and replenishment stay. */
export const Closed: Story = {
  args: { init: { ...init, isEnable: 0 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText('Not available')).toHaveLength(3)
    await expect(
      canvas.getAllByRole('link', { name: /^Start: / }).map((link) => link.getAttribute('aria-label')),
    ).toEqual(['Start: Refund request', 'Start: Replenishment request'])
  },
}
export const LongText: Story = {
  args: {
    email: `${'a-very-long-name-of-somebody'.repeat(2)}@a-long-subdomain.jadeleaf.example`,
    init: {
      ...init,
      applicationList: [
        summary({ order_numbers: Array.from({ length: 10 }, (_entry, index) => String(100004790 + index)) }),
      ],
    },
  },
}

type ListStory = StoryObj<typeof ApplicationListView>
export const AllFiltered: ListStory = {
  args: {
    applications: filed.slice(0, 1),
    type: 'refund',
    status: 'pending',
    onType: fn(),
    onStatus: fn(),
  },
  render: (args) => <ApplicationListView {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'approved')
    await expect(args.onStatus).toHaveBeenCalledWith('approved')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Type' }), 'Change of sponsor')
    await expect(args.onType).toHaveBeenCalledWith('sponsor')
  },
}
export const AllNoneMatch: ListStory = {
  args: { ...AllFiltered.args, applications: [] },
  render: (args) => <ApplicationListView {...args} />,
}

type DetailStory = StoryObj<typeof ApplicationView>
const Photos = () => <span>photos</span>
/** An estimate is marked as one, and nothing is said about an answer that has not come. */
export const DetailOfRefund: DetailStory = {
  args: { application, Photos },
  render: (args) => <ApplicationView {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Batch C2610, unopened')).toBeVisible()
    await expect(canvas.getAllByText('Estimated')[0]).toBeVisible()
    await expect(canvas.queryByText(/Refund paid|approved on/i)).toBeNull()
  },
}
/** An approved refund is no estimate, and says how it is paid back. */
export const DetailOfApprovedRefund: DetailStory = {
  args: {
    application: {
      ...application,
      status: 'approved',
      updated_at: '2026-11-22 03:00:00',
      refund: { goods: 597.6, fee: 59.76, refund: 537.84, money: 400, credit: 37.84, points: 100 },
    },
    Photos,
  },
  render: (args) => <ApplicationView {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvasElement).toHaveTextContent('HK$537.84')
    await expect(canvasElement).toHaveTextContent('100.0000')
    await expect(canvas.queryByText('Estimated')).toBeNull()
    await expect(canvas.getByText('Back as payout credit')).toBeVisible()
  },
}
/** A refund that was refused pays nothing back. */
export const DetailOfRejectedRefund: DetailStory = {
  args: {
    application: { ...application, status: 'rejected', remark: 'Opened for longer than a month.' },
    Photos,
  },
  render: (args) => <ApplicationView {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvasElement).not.toHaveTextContent('HK$537.84')
    await expect(canvas.getByText(/HKD 7,500/)).toBeVisible()
  },
}
export const DetailOfRejected: DetailStory = {
  args: {
    application: {
      ...application,
      type: 'sponsor',
      status: 'rejected',
      updated_at: '2026-11-22 03:00:00',
      items: [],
      order_numbers: [],
      new_account: '8001120',
      return_reason: undefined,
      reason: 'My sponsor has moved abroad. '.repeat(12).trim(),
      remark: 'The new sponsor did not agree.',
      refund: null,
    },
    Photos,
  },
  render: (args) => <ApplicationView {...args} />,
}
