import type { Meta, StoryObj } from '@storybook/react-vite'
import { RadioCards } from '#design-system/fields/RadioCards'
import { Tag } from '#design-system/text/Tag'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Held } from '../../../testing/Held.tsx'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const options = [
  {
    value: 'locker',
    label: '智能柜自取',
    description: '11月23日（一）14:00 起可取，保留 48 小时',
    trailing: <strong>HK$20.00</strong>,
    children: '西九龙中心地下智能柜',
  },
  {
    value: 'door',
    label: '送货上门',
    description: '11月23日（一）至 24日（二）09:00–19:00',
    trailing: <strong>HK$35.00</strong>,
  },
  {
    value: 'shop',
    label: '门店自取',
    description: '旺角店，今天 19:00 后可取',
    trailing: <strong>免费</strong>,
  },
  {
    value: 'cold',
    label: '冷链配送',
    description: '这张订单没有需要冷藏的产品',
    trailing: <Tag>不适用</Tag>,
    isDisabled: true,
  },
]
const meta = {
  title: 'Fields/RadioCards',
  component: RadioCards,
  args: { label: '选择怎么收货', value: 'locker', options, onChange: fn(), isRequired: true },
  render: (args) => (
    <Held initial={args.value} onChange={args.onChange}>
      {(value, set) => <RadioCards {...args} value={value} onChange={set} />}
    </Held>
  ),
} satisfies Meta<typeof RadioCards>
export default meta
type Story = StoryObj<typeof RadioCards>

export const Delivery: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('radiogroup', { name: '选择怎么收货' })).toBeVisible()
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('radio', { name: '智能柜自取' })).toHaveFocus())
    await expect(canvas.getByText('西九龙中心地下智能柜')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('door')
    await expect(canvas.queryByText('西九龙中心地下智能柜')).toBeNull()
    await expect(canvas.getByRole('radio', { name: '冷链配送' })).toBeDisabled()
  },
}

export const NothingChosen: Story = { args: { value: '', errorMessage: '请选择一种收货方式' } }

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ value: string; isDisabled: boolean; errorMessage: string }>
      values={{ value: ['', 'door'], isDisabled: [false, true], errorMessage: ['', 'Please choose one'] }}
      render={(props) => (
        <RadioCards label="Delivery" value="" options={options.slice(1, 3)} onChange={fn()} {...props} />
      )}
    />
  ),
}
