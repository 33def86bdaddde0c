import type { Meta, StoryObj } from '@storybook/react-vite'
import { Section } from '#design-system/layout/Section'
import { Text } from '#design-system/text/Text'
import { expect, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = { title: 'Layout/Section', component: Section } satisfies Meta<typeof Section>
export default meta
type Story = StoryObj<typeof Section>

export const Default: Story = {
  args: {
    title: 'What people buy',
    action: { label: 'All', href: '/promotions' },
    children: <Text>A rail of products</Text>,
  },
  play: async ({ canvasElement }) => {
    const part = within(canvasElement).getByRole('region', { name: 'What people buy' })
    await expect(within(part).getByRole('heading', { level: 2 })).toHaveTextContent('What people buy')
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ size: 'section' | 'sub'; space: 'page' | 'none' }>
      isWide
      values={{ size: ['section', 'sub'], space: ['page', 'none'] }}
      render={(props, index) => (
        <Section {...props} title={`大家在买 ${index + 1}`}>
          <Text>Content</Text>
        </Section>
      )}
    />
  ),
}
