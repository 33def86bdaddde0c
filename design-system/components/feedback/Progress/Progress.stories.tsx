import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '#design-system/actions/Button'
import { Progress } from '#design-system/feedback/Progress'
import { Stack } from '#design-system/layout/Stack'
import { expect, userEvent, within } from 'storybook/test'
import { Held } from '../../../testing/Held.tsx'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = {
  title: 'Feedback/Progress',
  component: Progress,
  args: { label: 'Sending your pictures' },
} satisfies Meta<typeof Progress>
export default meta
type Story = StoryObj<typeof Progress>

export const SaidAtQuarters: Story = {
  render: (args) => (
    <Held initial={0}>
      {(value, set) => (
        <Stack>
          <Progress {...args} value={value} max={8} valueLabel={`${value} of 8 pictures`} />
          <Button onPress={() => set(value + 1)}>Next</Button>
        </Stack>
      )}
    </Held>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const bar = page.getByRole('progressbar', { name: 'Sending your pictures' })
    await expect(bar).toHaveAttribute('aria-valuetext', '0 of 8 pictures')
    const said: string[] = []
    for (let step = 1; step <= 8; step += 1) {
      await userEvent.click(page.getByRole('button'))
      said.push(page.getByRole('status').textContent ?? '')
    }
    await expect(said).toEqual([
      '',
      'Sending your pictures: 25%',
      'Sending your pictures: 25%',
      'Sending your pictures: 50%',
      'Sending your pictures: 50%',
      'Sending your pictures: 75%',
      'Sending your pictures: 75%',
      'Sending your pictures: done',
    ])
    await expect(bar).toHaveAttribute('aria-valuetext', '8 of 8 pictures')
  },
}
export const NobodyKnowsHowLong: Story = {
  args: {
    label: 'Asking the bank',
    children: 'This usually takes less than a minute. You may leave this page: we send you a message.',
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('progressbar', { name: 'Asking the bank' }),
    ).not.toHaveAttribute('value')
  },
}
export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ value: number | undefined; label: string }>
      isWide
      values={{
        value: [undefined, 0, 37, 100],
        label: ['Sending', 'กำลังตรวจสอบเอกสารทั้งหมดของคุณกับหน่วยงานศุลกากรก่อนจัดส่งสินค้า'],
      }}
      render={(props) => <Progress label="Sending" {...props} />}
    />
  ),
}
