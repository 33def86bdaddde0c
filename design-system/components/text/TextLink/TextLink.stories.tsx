import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextLink } from '#design-system/text/TextLink'
import { Text } from '#design-system/text/Text'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = { title: 'Text/TextLink', component: TextLink } satisfies Meta<typeof TextLink>
export default meta
type Story = StoryObj<typeof TextLink>

export const InASentence: Story = {
  render: () => (
    <Text>
      <span>Orders of about HKD 3,500 waive the yearly fee.</span>{' '}
      <TextLink href="/page/fees">How it is counted</TextLink>
    </Text>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'How it is counted' })
    await userEvent.tab()
    await waitFor(() => expect(link).toHaveFocus())
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline')
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ tone: 'brand' | 'inherit' | 'muted' | 'critical' | 'plain' }>
      values={{ tone: ['brand', 'inherit', 'muted', 'critical', 'plain'] }}
      render={(props) => (
        <TextLink {...props} href="/cart">
          Your cart
        </TextLink>
      )}
    />
  ),
}
