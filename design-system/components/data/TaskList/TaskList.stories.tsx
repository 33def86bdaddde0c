import type { Meta, StoryObj } from '@storybook/react-vite'
import { moreIcons } from '#design-system/text/Icon'
import { TaskList, type TaskItem, type TaskListProps } from '#design-system/data/TaskList'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const renew: TaskItem = {
  id: 'renew',
  tone: 'warning',
  icon: 'clock',
  title: 'Your membership will expire in 3 days',
  description: '25 November 2026. HK$258 for another year',
  action: { label: 'Renew', href: '/membership' },
}
const resend: TaskItem = {
  id: 'resend',
  tone: 'critical',
  icon: 'warning',
  title: 'One invitation was not sent',
  description: 'Cheung Ka Yi, +852 •••• 2210',
  action: { label: 'Resend', onPress: fn() },
}
const account: TaskItem = {
  id: 'account',
  tone: 'warning',
  icon: moreIcons.banknote,
  title: 'HK$1,284.50 is waiting',
  description: 'Without a payout account it cannot be paid',
  action: { label: 'Request account', href: '/commissions/dashboard' },
}
const terms: TaskItem = {
  id: 'terms',
  tone: 'info',
  icon: moreIcons.document,
  title: 'ข้อกำหนดและเงื่อนไขของผู้ร่วมธุรกิจมีการเปลี่ยนแปลงและรอการยอมรับจากคุณ',
  action: { label: 'Baca dan terima terma baharu', href: '/terms' },
}
const args: TaskListProps = { label: 'To do', items: [renew, resend, account] }
const meta = { title: 'Data/TaskList', component: TaskList, args } satisfies Meta<typeof TaskList>
export default meta
type Story = StoryObj<typeof TaskList>

export const ThreeTasks: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getAllByRole('listitem')).toHaveLength(3)
    await expect(page.getByRole('link', { name: 'Renew' })).toHaveAccessibleDescription(
      'Your membership will expire in 3 days',
    )
  },
}
/** The others come by a press, and the first of them has the focus. */
export const MoreThanThree: Story = {
  args: { items: [renew, resend, account, terms, { ...renew, id: 'again' }] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: '2 more' }))
    await expect(page.getAllByRole('listitem')).toHaveLength(5)
    await waitFor(() =>
      expect(page.getByRole('link', { name: 'Baca dan terima terma baharu' })).toHaveFocus(),
    )
    await expect(page.queryByRole('button', { name: /more/ })).toBeNull()
  },
}
/** The task goes as it is done: the focus does not fall to the page. */
export const DoneByAPress: Story = {
  render: function Doing() {
    const [items, setItems] = useState([
      { ...resend, action: { label: 'Resend', onPress: () => setItems([renew]) } },
      renew,
    ])
    return <TaskList label="To do" items={items} />
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Resend' }))
    await waitFor(() => expect(page.getByRole('list', { name: 'To do' })).toHaveFocus())
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<TaskListProps>
      isWide
      values={{ label: ['To do'], items: [args.items, [terms, resend, account, renew]] }}
      render={(props, index) => <TaskList {...args} {...props} label={`To do ${index}`} />}
    />
  ),
}
