import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from '#design-system/text/Heading'
import { Stack } from '#design-system/layout/Stack'
import { expect, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = { title: 'Text/Heading', component: Heading } satisfies Meta<typeof Heading>
export default meta
type Story = StoryObj<typeof Heading>

export const Default: Story = { args: { level: 1, children: 'Vitamins and minerals' } }

export const InOrder: Story = {
  render: () => (
    <Stack>
      <Heading level={1}>Supplements for every day</Heading>
      <Heading level={2}>What people buy</Heading>
      <Heading level={3}>Vitamin C Timed Release</Heading>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement)
        .getAllByRole('heading')
        .map((heading) => heading.tagName),
    ).toEqual(['H1', 'H2', 'H3'])
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ size: 'display' | 'page' | 'section' | 'sub' | 'small' }>
      isWide
      values={{ size: ['display', 'page', 'section', 'sub', 'small'] }}
      render={(props) => (
        <Heading level={2} {...props}>
          维生素与矿物质 Vitamins ไวตามิน
        </Heading>
      )}
    />
  ),
}
