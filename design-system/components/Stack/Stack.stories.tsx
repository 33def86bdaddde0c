import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '#design-system/Stack'
import { Text } from '#design-system/Text'
import { Matrix as Permutations } from '../../testing/Matrix.tsx'

const meta = { title: 'Layout/Stack', component: Stack } satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof Stack>

const lines = ['Paid', 'Packed', 'Sent'].map((word) => <Text key={word}>{word}</Text>)

export const Usual: Story = { render: () => <Stack gap={3}>{lines}</Stack> }

export const Matrix: Story = { render: () => <Permutations<{ gap: 1 | 4 | 8, align: 'stretch' | 'start' | 'center' | 'end' }> values={{ gap: [1, 4, 8], align: ['start', 'center', 'end'] }} render={(props) => <Stack {...props}>{lines}</Stack>} /> }
