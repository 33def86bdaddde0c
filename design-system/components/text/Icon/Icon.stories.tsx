import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon, moreIcons, type IconName } from '#design-system/text/Icon'
import { Inline } from '#design-system/layout/Inline'
import { Text } from '#design-system/text/Text'
import { expect, within } from 'storybook/test'
import { icons } from './icons.ts'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = { title: 'Text/Icon', component: Icon } satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof Icon>

const drawings: Readonly<Record<string, IconName>> = {
  ...Object.fromEntries(Object.keys(icons).map((name) => [name, name as IconName])),
  ...moreIcons,
}
const names = Object.keys(drawings).toSorted()

export const WithWords: Story = {
  render: () => (
    <Inline>
      <Icon name={moreIcons.truck} />
      <Text>Sent today</Text>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
    await expect(within(canvasElement).queryByRole('img')).toBeNull()
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ name: string; size: 'sm' | 'md' | 'lg' }>
      values={{ name: names, size: ['md'] }}
      render={({ name = 'info', size = 'md' }) => <Icon name={drawings[name] ?? 'info'} size={size} />}
    />
  ),
}
