import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextLink } from '#design-system/text/TextLink'
import { Timeline, type TimelineEvent } from '#design-system/data/Timeline'
import { expect, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const at = (day: number, time: string) => ({
  dateTime: `2026-11-${day}T${time}:00+08:00`,
  text: `${day} Nov, ${time}`,
})
const parcel: TimelineEvent[] = [
  {
    id: '4',
    title: 'Out for delivery',
    time: at(23, '09:12'),
    state: 'current',
    description: 'Kwun Tong, between 10:00 and 13:00',
  },
  { id: '3', title: 'Arrived in Kwun Tong', time: at(23, '07:40'), state: 'done' },
  {
    id: '2',
    title: 'Left the warehouse',
    time: at(22, '18:05'),
    state: 'done',
    description: <TextLink href="/tracking">SF 1234 5678 9012</TextLink>,
  },
  { id: '1', title: 'Packed', time: at(22, '15:30'), state: 'done' },
]
const failed: TimelineEvent[] = [
  {
    id: '3',
    title: 'คืนสินค้าไปยังคลังสินค้าเนื่องจากไม่มีผู้รับสินค้าตามที่อยู่ที่ให้ไว้',
    time: at(25, '11:00'),
    state: 'cancelled',
  },
  {
    id: '2',
    title: 'Penghantaran tidak berjaya kerana tiada penerima di alamat tersebut',
    time: at(24, '10:20'),
    state: 'failed',
    description: 'Hubungi kami dalam masa tujuh hari.',
  },
  { id: '1', title: '已发货', time: at(23, '09:00'), state: 'done' },
  { id: '0', title: 'Expected', time: at(26, '18:00'), state: 'next' },
]
const meta = {
  title: 'Data/Timeline',
  component: Timeline,
  args: { label: 'Way of the parcel', events: parcel },
} satisfies Meta<typeof Timeline>
export default meta
type Story = StoryObj<typeof Timeline>

export const Parcel: Story = {
  play: async ({ canvasElement }) => {
    const events = within(
      within(canvasElement).getByRole('list', { name: 'Way of the parcel' }),
    ).getAllByRole('listitem')
    await expect(events).toHaveLength(4)
    await expect(events[0]).toHaveAttribute('aria-current', 'step')
    await expect(events[0]).toHaveTextContent('Out for delivery In progress23 Nov, 09:12')
    await expect(events[2]?.querySelector('time')).toHaveAttribute('datetime', '2026-11-22T18:05:00+08:00')
  },
}
export const WentWrong: Story = { args: { events: failed } }
export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ events: readonly TimelineEvent[] }>
      isWide
      values={{ events: [parcel, failed, parcel.slice(0, 1)] }}
      render={(props, index) => <Timeline label={`Way ${index}`} events={[]} {...props} />}
    />
  ),
}
