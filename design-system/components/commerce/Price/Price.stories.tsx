import type { Meta, StoryObj } from '@storybook/react-vite'
import { Price } from '#design-system/commerce/Price'
import { Tag } from '#design-system/text/Tag'
import { expect } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = { title: 'Commerce/Price', component: Price } satisfies Meta<typeof Price>
export default meta
type Story = StoryObj<typeof Price>

export const Default: Story = {
  args: { now: 29800, was: 36800, member: 26820, memberLabel: 'for associates' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('HK$298.00Original price HK$368.00')
    await expect(canvasElement).toHaveTextContent('HK$268.20 for associates')
    await expect(canvasElement.querySelector('s, del')).toHaveTextContent('HK$368.00')
  },
}

/** The lowest of several prices, in the order of the language. */
export const From: Story = {
  args: { now: 16800, isFrom: true, member: 15120, memberLabel: 'for associates' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('From HK$168.00')
    await expect(canvasElement).toHaveTextContent('From HK$151.20 for associates')
  },
}

export const OnTheProduct: Story = {
  args: {
    now: 16800,
    member: 15120,
    memberLabel: 'for associates',
    size: 'xl',
    tag: <Tag tone="saving">Two or more: HK$12 off each</Tag>,
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{
      size: 'md' | 'lg' | 'xl'
      was: number | undefined
      member: number | undefined
      isFrom: boolean
    }>
      values={{
        size: ['md', 'lg', 'xl'],
        was: [undefined, 36800],
        member: [undefined, 26820],
        isFrom: [false, true],
      }}
      render={(props) => <Price {...props} now={29800} memberLabel="for associates" />}
    />
  ),
}
