import type { Meta, StoryObj } from '@storybook/react-vite'
import { HelpTip } from '#design-system/overlays/HelpTip'
import { Inline } from '#design-system/layout/Inline'
import { Text } from '#design-system/text/Text'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'
import { opened } from '../../../testing/opened.ts'

const meta = {
  title: 'Overlays/HelpTip',
  component: HelpTip,
  args: { term: 'PV', children: 'Personal volume: the points your own orders of a business period bring.' },
} satisfies Meta<typeof HelpTip>
export default meta
type Story = StoryObj<typeof HelpTip>

export const InASentence: Story = {
  args: { more: { label: 'All words', href: '#words' } },
  render: (args) => (
    <Text>
      <span>You have 240 PV</span> <HelpTip {...args} /> <span>in this period.</span>
    </Text>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'What does “PV” mean?' })
    await userEvent.tab()
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard(' ')
    const tip = await within(document.body).findByRole('dialog', { name: 'PV' })
    await expect(tip).toHaveTextContent('Personal volume')
    await userEvent.tab()
    await waitFor(() => expect(within(tip).getByRole('link', { name: 'All words' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(tip).not.toBeInTheDocument())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** A long word beside it on a small phone does not make it smaller (WCAG 2.5.8). */
export const BesideALongWord: Story = {
  render: (args) => (
    <Inline gap={1} isWrapped={false}>
      <Text as="span" isUnbroken>
        คะแนนสะสมส่วนบุคคล
      </Text>
      <HelpTip {...args} />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    canvasElement.style.width = '6rem'
    const { width } = within(canvasElement).getByRole('button').getBoundingClientRect()
    canvasElement.style.width = ''
    await expect(width).toBeGreaterThanOrEqual(24)
  },
}

/** A finger needs 44 px; the line of text must not grow by it. */
export const LargeToAFinger: Story = {
  render: (args) => (
    <Text>
      <span>PV</span> <HelpTip {...args} />
    </Text>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    const { left, top, width, height } = button.getBoundingClientRect()
    await expect(width).toBe(24)
    const at = (x: number, y: number) => document.elementFromPoint(left + x, top + y)?.closest('button')
    await expect(at(width + 9, height / 2)).toBe(button)
    await expect(at(width / 2, height + 9)).toBe(button)
  },
}

/** Open, for the picture. */
export const Open: Story = {
  args: {
    more: { label: 'Semua istilah', href: '#words' },
    children:
      'Jumlah mata daripada pesanan anda sendiri dalam satu tempoh perniagaan, sebelum pemulangan ditolak.',
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(await within(document.body).findByRole('dialog', { name: 'PV' })).toBeInTheDocument()
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ term: string }>
      values={{ term: ['PV', 'ปริมาณธุรกิจส่วนบุคคลสะสม'] }}
      render={({ term = 'PV' }) => (
        <Text>
          <span>{term}</span> <HelpTip term={term}>A meaning</HelpTip>
        </Text>
      )}
    />
  ),
  play: opened(),
}
