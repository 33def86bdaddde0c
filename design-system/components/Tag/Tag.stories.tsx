import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tag } from '#design-system/Tag'
import type { TagProps } from '#design-system/Tag'
import { Matrix as Permutations } from '../../testing/Matrix.tsx'

const meta = { title: 'Commerce/Tag', component: Tag } satisfies Meta<typeof Tag>
export default meta
type Story = StoryObj<typeof Tag>

export const Usual: Story = { args: { tone: 'saving', children: 'Save HK$70' } }

const tones: NonNullable<TagProps['tone']>[] = ['neutral', 'sale', 'saving', 'member', 'success', 'warning', 'info', 'critical', 'brand', 'ink', 'line']
export const Matrix: Story = { render: () => <Permutations<{ tone: NonNullable<TagProps['tone']> }> values={{ tone: tones }} render={(props) => <Tag {...props}>Final 已确认</Tag>} /> }
