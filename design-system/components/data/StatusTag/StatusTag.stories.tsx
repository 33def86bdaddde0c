import type { Meta, StoryObj } from '@storybook/react-vite'
import { moreIcons } from '#design-system/text/Icon'
import { Inline } from '#design-system/layout/Inline'
import { StatusTag, type StatusTone } from '#design-system/data/StatusTag'
import { expect, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = {
  title: 'Data/StatusTag',
  component: StatusTag,
  args: { children: 'Waiting for payment' },
} satisfies Meta<typeof StatusTag>
export default meta
type Story = StoryObj<typeof StatusTag>

export const WaitingForPayment: Story = {
  args: { tone: 'waiting' },
  play: async ({ canvasElement }) => {
    const tag = within(canvasElement).getByText('Waiting for payment').parentElement
    await expect(tag?.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  },
}
export const OnItsWay: Story = { args: { tone: 'active', icon: moreIcons.truck, children: 'Sent' } }
export const Orders: Story = {
  render: () => (
    <Inline isWrapped>
      <StatusTag tone="waiting">待付款</StatusTag>
      <StatusTag tone="active">备货中</StatusTag>
      <StatusTag tone="active" icon={moreIcons.truck}>
        已发货
      </StatusTag>
      <StatusTag tone="success">已完成</StatusTag>
      <StatusTag>已取消</StatusTag>
      <StatusTag tone="critical">付款失败</StatusTag>
    </Inline>
  ),
}

const tones: StatusTone[] = ['neutral', 'waiting', 'active', 'success', 'info', 'warning', 'critical']
export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ tone: StatusTone; children: string }>
      values={{ tone: tones, children: ['Sent', 'การชำระเงินของคุณยังอยู่ระหว่างการตรวจสอบกับธนาคาร'] }}
      render={({ children = '', ...props }) => <StatusTag {...props}>{children}</StatusTag>}
    />
  ),
}
