import type { InvitationStatus } from '#domain/enrollments/invitation-statuses.ts'
import type { Invitation } from '#domain/enrollments/schema.ts'
import { refusalCode } from '#domain/contract/refusal-table.ts'
import { Container } from '#design-system/layout/Container'
import { ServiceFault } from '#features/kit/service-fault.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { InvitationsView, type InvitationsViewProps } from './InvitationsView.tsx'
import { InviteView } from './InviteView.tsx'
import { clearInvitation } from './stored-invitation.ts'

const NOW = Date.UTC(2026, 10, 22, 2, 0, 0)
const invitation = (
  id: number,
  status: InvitationStatus,
  [lastname, firstname]: readonly [string, string],
  sentAt: string,
): Invitation => ({
  id,
  mask_id: `mask${id}`,
  firstname,
  lastname,
  email: `invited${id}@jadeleaf.example`,
  prefix: '852',
  mobile: `5155${2210 + id}`,
  status,
  enroller_id: '8000003',
  sponsor_id: '8000003',
  created_at: sentAt,
  sent_at: sentAt,
  now: '2026-11-22 02:00:00',
})
const invitations = [
  invitation(1, 'upgraded', ['Nguyễn', 'Văn An'], '2026-10-14 01:00:00'),
  invitation(2, 'pending', ['Tam', 'Wai Sum'], '2026-11-22 01:47:00'),
  invitation(3, 'failed', ['Cheung', 'Ka Yi'], '2026-11-20 10:42:00'),
  invitation(4, 'sent', ['陈', '美仪'], '2026-11-18 13:30:00'),
  invitation(5, 'registered', ['binti Mohd Hassan', 'Nurul Aisyah'], '2026-11-06 04:18:00'),
]

const props: InvitationsViewProps = {
  invitations,
  shown: [],
  onShow: fn(),
  inviteHref: '#invite',
  sends: {},
  clock: { readAt: NOW, offset: 0 },
  pendingId: undefined,
  onResend: fn(),
}
const meta = {
  title: 'Features/Enrollments',
  component: InvitationsView,
  args: props,
  decorators: [
    (Story) => (
      <QueryClientProvider client={new QueryClient()}>
        <Container>
          <Story />
        </Container>
      </QueryClientProvider>
    ),
  ],
} satisfies Meta<typeof InvitationsView>
export default meta
type Story = StoryObj<typeof InvitationsView>

export const Full: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('5 invitations so far. 1 has become an associate.')).toBeVisible()
    const names = canvas.getAllByRole('rowheader').map((each) => each.textContent)
    await expect(names[0]).toContain('Ka Yi Cheung')
    await expect(names[1]).toContain('Wai Sum Tam')
    await userEvent.click(canvas.getByRole('button', { name: /Ka Yi Cheung/ }))
    await expect(args.onResend).toHaveBeenCalledWith(invitations[2])
    await userEvent.click(canvas.getByRole('button', { name: 'Failed 1' }))
    await expect(args.onShow).toHaveBeenCalledWith(['failed'])
    await expect(canvas.getByText('The SMS was not sent. Send it again.')).toBeInTheDocument()
  },
}
/** None of the recently sent invitations can be sent again yet, by the service's time or by that of this browser. */
export const Waiting: Story = {
  args: {
    invitations: [
      invitation(2, 'pending', ['Tam', 'Wai Sum'], '2026-11-22 01:47:00'),
      { ...invitation(6, 'pending', ['Ho', 'Siu Ming'], ''), sent_at: null },
    ],
    clock: { readAt: Date.now(), offset: NOW - Date.now() },
    sends: { 6: NOW - 60_000 },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    for (const name of [/Wai Sum Tam/, /Siu Ming Ho/]) {
      const button = canvas.getByRole('button', { name })
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(button)
    }
    await expect(args.onResend).not.toHaveBeenCalled()
  },
}
export const Filtered: Story = { args: { shown: ['failed', 'upgraded'] } }
export const NothingOfThisStatus: Story = {
  args: { invitations: invitations.slice(0, 1), shown: ['failed'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No invitations with this status.')).toBeVisible()
  },
}
export const Empty: Story = { args: { invitations: [] } }
export const Loading: Story = { args: { invitations: undefined } }
export const Failed: Story = {
  args: { invitations: undefined, failure: { error: null, isRetrying: false, retry: fn() } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Try again' }))
    await expect(args.failure?.retry).toHaveBeenCalled()
  },
}
export const LongText: Story = {
  args: {
    invitations: [
      invitation(
        7,
        'pending',
        ['ใจดีมากเหลือเกินเกินกว่าจะบรรยายได้', 'สมชายผู้มีชื่อยาวที่สุดในหมู่บ้าน'],
        '2026-11-10 01:00:00',
      ),
    ],
  },
}

const refuse = (template: string) =>
  Promise.reject(
    new ServiceFault('http', template, { status: 400, template, refusal: refusalCode(template) }),
  )
const self = { account: '8000003', name: 'Wing Lee', user_type: 'associate', country: 'HK' }

/** The form: both associates must be known by name before the next step. */
export const Inviting: StoryObj = {
  beforeEach: clearInvitation,
  render: () => (
    <InviteView customerId={3} self={self} language="zh_hk" listHref="#list" onInvite={() => refuse('x')} />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Wing Lee (you)')).toBeVisible()
    await expect(canvas.getByText('8000003, associate, Hong Kong')).toBeVisible()
    await expect(canvas.getByText(/事業夥伴 8000003 邀請您加入/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    const sponsor = canvas.getByRole('textbox', { name: /Sponsor/ })
    await waitFor(() => expect(sponsor).toHaveFocus())
    await expect(sponsor).toHaveAccessibleDescription(/Find the sponsor by account number first/)
    await userEvent.click(canvas.getByRole('button', { name: 'Change enroller' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Enroller/ })).toHaveFocus())
  },
}
