import type { CommissionPayment, CommissionPeriod } from '#domain/commissions/schema.ts'
import type { Customer } from '#domain/customers/schema.ts'
import type { Invitation } from '#domain/enrollments/schema.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { BusinessOverviewView } from './BusinessOverviewView.tsx'
import { GlossaryPage } from '../glossary/GlossaryPage.tsx'

const customer: Customer = {
  id: 5,
  email: 'hoi.lam@jadeleaf.example',
  firstname: 'Hoi',
  lastname: 'Lam',
  extension_attributes: { group_label: 'associate' },
}
const figures: CommissionPeriod = {
  business_period: '202611',
  ppv: 286,
  dpv: 4912,
  active_legs: 4,
  leg_points: 18,
  legs: 6,
  current_level: 'manager',
  next_level: 'senior_manager',
  next_level_requirements: [
    { id: 'ppv', label: 'PPV', current: 286, required: 200, missing: 0, previous: 241 },
    { id: 'dpv', label: 'DPV', current: 4912, required: 6000, missing: 1088, previous: 5180 },
    { id: 'active_legs', label: 'Active legs', current: 4, required: 3, missing: 0, previous: 4 },
    { id: 'leg_points', label: 'Leg points', current: 18, required: 20, missing: 2, previous: 20 },
  ],
  commissions: [
    { type: 'product commission payment', amount: 1936 },
    { type: 'pack commission check', amount: 705 },
    { type: 'product recalculation', amount: null },
    { type: 'pack recalculation', amount: null },
  ],
  total_commission: 2641,
  enrollments: { associates: 2, preferred_customers: 7 },
  impact: { meals_donated: 124, since_joined: 1906 },
  state: 'estimated',
  as_of: '2026-11-21 22:00:00',
  payment_date: '2026-12-15',
  deadline: '2026-11-30',
  previous: {
    business_period: '202610',
    ppv: 241,
    dpv: 5180,
    active_legs: 4,
    leg_points: 20,
    commissions: [
      { type: 'product commission payment', amount: 2715 },
      { type: 'pack commission check', amount: 1020 },
      { type: 'product recalculation', amount: 100 },
      { type: 'pack recalculation', amount: 40 },
    ],
    total_commission: 3875,
    enrollments: { associates: 1, preferred_customers: 5 },
    impact: { meals_donated: 113 },
    state: 'final',
    payment_date: '2026-11-15',
  },
}
const payments: CommissionPayment[] = ['202606', '202607', '202608', '202609', '202610', '202611'].flatMap(
  (business_period, index) =>
    (['product commission payment', 'pack commission check'] as const).map((payment_type, kind) => ({
      business_period,
      payment_type,
      amount: 1800 + index * 150 - kind * 1000,
      payment_date: null,
      payment_method: null,
      check_number: null,
      currency: 'HKD',
      status: 'paid',
    })),
)
const invitation = (id: number, status: Invitation['status']): Invitation => ({
  id,
  mask_id: `m${id}`,
  status,
})
const failure = () => ({ error: null, isRetrying: false, retry: fn() })

const meta = {
  title: 'Features/Commissions/Overview',
  component: BusinessOverviewView,
  args: {
    customer,
    memberNumber: '8000005',
    today: '2026-11-22',
    running: '202611',
    period: '202611',
    onPeriod: fn(),
    tasks: [
      { id: 'renewal', expiry: { kind: 'inDays', days: 3 } },
      { id: 'invitations', count: 1 },
      { id: 'payout', waitingMinor: 128_450 },
    ],
    sayExpiry: ({ days }) => `Your membership will expire in ${days} days`,
    links: { commissions: '/commissions/dashboard', payments: '/commissions', invitations: '/enrollment' },
    figures,
    level: 'manager',
    payments,
    creditMinor: 8_000,
    invitations: [invitation(1, 'failed'), invitation(2, 'sent'), invitation(3, 'pending')],
  },
} satisfies Meta<typeof BusinessOverviewView>
export default meta
type Story = StoryObj<typeof BusinessOverviewView>

/** The three answers of the morning, then what they are made of. */
export const Full: Story = {
  play: async ({ canvas, args }) => {
    const tasks = within(canvas.getByRole('list', { name: 'To do' }))
    await expect(tasks.getAllByRole('listitem')).toHaveLength(2)
    await expect(
      canvas.getByText(
        'HK$258.00 for a year, which pays for itself from HK$2,580.00 of purchases at retail prices.',
      ),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Renew' })).toHaveAttribute(
      'href',
      '/product/membership-renew',
    )
    await expect(canvas.getByRole('group', { name: 'November so far' })).toHaveTextContent('2,641')
    await expect(canvas.getByRole('group', { name: 'October' })).toHaveTextContent('3,875')
    await expect(canvas.getByRole('heading', { name: 'Next: Senior Manager' })).toBeVisible()
    await expect(canvas.getByText('2 leg points')).toBeVisible()
    await expect(canvas.getByText('1,088 DPV')).toBeVisible()
    await expect(canvas.getByText('Manager')).toBeVisible()
    await expect(canvas.getByText('plus 1 not sent')).toBeVisible()
    await expect(canvas.getByText('1,906')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /October 2026/ }))
    await expect(args.onPeriod).toHaveBeenCalledWith('202610')
  },
}
/** Every term has its meaning one press away, and the way to the glossary. */
export const Term: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /About.*DPV|DPV/ }))
    const tip = within(document.body)
    // the popover fades in, and is fetched at the first press
    await waitFor(
      () => expect(tip.getByText(/the points of your team in one business period/)).toBeVisible(),
      {
        timeout: 5_000,
      },
    )
    await expect(tip.getByRole('link', { name: 'All terms' })).toHaveAttribute(
      'href',
      '/dashboard/glossary#dpv',
    )
  },
}
/** Nothing to do: the list is gone, without a word. */
export const NothingToDo: Story = {
  args: { tasks: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list', { name: 'To do' })).toBeNull()
  },
}
/** A period without figures says so in the commissions block alone. */
export const NoFigures: Story = {
  args: { figures: null, payments: [], level: undefined, invitations: [], tasks: [] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'There are no figures for this month yet' }),
    ).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: /^Next/ })).toBeNull()
    await expect(canvas.getByRole('group', { name: 'October' })).not.toHaveTextContent('0')
  },
}
/** Above the highest level there is no next one: the figures stand without a goal. */
export const NoNextLevel: Story = {
  args: { figures: { ...figures, next_level: null, next_level_requirements: [] }, level: 'senior_director' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your figures' })).toBeVisible()
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
}
/** A closed period is final, and a figure that is not known is a dash. */
export const Closed: Story = {
  args: {
    period: '202610',
    figures: {
      ...figures,
      business_period: '202610',
      state: 'final',
      leg_points: null,
      payment_date: '2026-11-15',
    },
  },
}
/** The first reading: the heading stands, nothing else is drawn that would be pushed down. */
export const Coming: Story = {
  args: { isComing: true, figures: undefined, payments: undefined, invitations: undefined, tasks: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(1)
  },
}
/** Another period is being read. */
export const Loading: Story = {
  args: { figures: undefined, payments: undefined, invitations: undefined, tasks: [], creditMinor: null },
}
/** Each block fails alone: invitations and chart fail, figures and account stay. */
export const OneBlockFailed: Story = {
  args: {
    payments: undefined,
    paymentsFailure: failure(),
    invitations: undefined,
    invitationsFailure: failure(),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Next: Senior Manager' })).toBeVisible()
    const retries = await canvas.findAllByRole('button', { name: 'Try again' })
    await expect(retries).toHaveLength(2)
    await userEvent.click(retries[1]!)
    await expect(args.invitationsFailure?.retry).toHaveBeenCalledOnce()
    await expect(args.paymentsFailure?.retry).not.toHaveBeenCalled()
  },
}
/** The figures failed: tasks, chart and invitations stay. */
export const FiguresFailed: Story = {
  args: { figures: undefined, figuresFailure: failure() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(args.figuresFailure?.retry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('list', { name: 'To do' })).toBeVisible()
  },
}
/** A page that is not there yet is not led to. */
export const WithoutPages: Story = {
  args: { links: {} },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Invitations' })).toBeNull()
    await expect(canvas.queryByRole('list', { name: 'To do' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Renew' })).toBeVisible()
  },
}
export const LongText: Story = { globals: { language: 'ms' } }
export const Glossary: Story = {
  render: () => <GlossaryPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Active legs' })).toBeVisible()
  },
}
