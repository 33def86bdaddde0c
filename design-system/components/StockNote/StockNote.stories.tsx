import type { Meta, StoryObj } from '@storybook/react-vite'
import { StockNote } from '#design-system/StockNote'
import { Matrix as Permutations } from '../../testing/Matrix.tsx'

const meta = { title: 'Commerce/StockNote', component: StockNote } satisfies Meta<typeof StockNote>
export default meta
type Story = StoryObj<typeof StockNote>

export const Usual: Story = { args: { state: 'in', children: 'In stock, 38 left' } }

export const Matrix: Story = { render: () => <Permutations<{ state: 'in' | 'low' | 'out' }> values={{ state: ['in', 'low', 'out'] }} render={({ state = 'in' }) => <StockNote state={state}>38 left</StockNote>} /> }
