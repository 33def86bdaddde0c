import type { Meta, StoryObj } from '@storybook/react-vite'
import { Disclosure } from '#design-system/data/Disclosure'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

const meta = { title: 'Data/Disclosure', component: Disclosure } satisfies Meta<typeof Disclosure>
export default meta
type Story = StoryObj<typeof Disclosure>

export const Default: Story = {
  args: { title: 'How to use', children: 'One tablet a day after a meal.', onOpen: fn() },
  play: async ({ canvasElement, args }) => {
    const text = within(canvasElement).getByText('One tablet a day after a meal.')
    await expect(text).not.toBeVisible()
    await userEvent.tab()
    // The browser opens it with Enter too, but only for a real key: the play function's are not.
    await userEvent.click(within(canvasElement).getByText('How to use'))
    await expect(text).toBeVisible()
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledOnce())
    await userEvent.click(within(canvasElement).getByText('How to use'))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <>
      <Disclosure name="one" title="Delivery" isOpenAtFirst>
        Two days.
      </Disclosure>
      <Disclosure name="one" title="Returns">
        30 days.
      </Disclosure>
    </>
  ),
}
