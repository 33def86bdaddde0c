import type { Meta, StoryObj } from '@storybook/react-vite'
import { MembershipCard, type MembershipCardProps } from '#design-system/MembershipCard'
import { expect, within } from 'storybook/test'
import { Matrix as Permutations } from '../../testing/Matrix.tsx'

const meta = { title: 'Commerce/MembershipCard', component: MembershipCard, args: { kind: 'Associate', memberNumber: '1029 4417', name: 'Chan Mei Yee', status: { state: 'active', label: 'Active' }, expires: '30 June 2027' } } satisfies Meta<typeof MembershipCard>
export default meta
type Story = StoryObj<typeof MembershipCard>

export const Active: Story = {
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('region', { name: 'Membership card: Associate' })
    await expect(within(card).getAllByRole('definition').map((fact) => fact.textContent)).toEqual(['1029 4417', 'Chan Mei Yee', '30 June 2027'])
    await expect(within(card).getAllByRole('term').map((term) => term.textContent)).toEqual(['Member number', 'Name', 'Valid until'])
  },
}

export const Expired: Story = {
  args: { status: { state: 'expired', label: 'Expired' }, expires: '31 October 2026' },
  play: async ({ canvasElement }) => { await expect(within(canvasElement).getAllByRole('term').at(-1)).toHaveTextContent('Expired on') },
}

export const WithoutAnEnd: Story = {
  args: { kind: 'Preferred', expires: undefined },
  play: async ({ canvasElement }) => { await expect(within(canvasElement).getAllByRole('definition')).toHaveLength(2) },
}

export const Matrix: Story = { parameters: { a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } } }, render: () => <Permutations<Pick<MembershipCardProps, 'status' | 'name' | 'kind'>> values={{ status: [{ state: 'active', label: 'Active' }, { state: 'due', label: 'ครบกำหนดต่ออายุในอีก 3 วัน' }, { state: 'expired', label: 'Tamat tempoh' }], name: ['陈美仪', 'Nguyễn Thị Phương Anh Trần Hoàng'], kind: ['Associate', 'สมาชิกสมทบทางธุรกิจ'] }} render={(props) => <MembershipCard kind="Associate" memberNumber="1029 4417" name="" status={{ state: 'active', label: 'Active' }} expires="30 June 2027" {...props} />} /> }
