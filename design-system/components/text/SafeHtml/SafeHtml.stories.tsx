import type { Meta, StoryObj } from '@storybook/react-vite'
import { SafeHtml } from '#design-system/text/SafeHtml'
import { expect, waitFor, within } from 'storybook/test'

const meta = { title: 'Text/SafeHtml', component: SafeHtml } satisfies Meta<typeof SafeHtml>
export default meta
type Story = StoryObj<typeof SafeHtml>

export const Default: Story = {
  args: {
    html: '<h2>Delivery</h2><p>Orders paid before <strong>18:00</strong> leave today. See <a href="/page/delivery">the terms</a>.</p><ul><li>Locker</li><li>To the door</li></ul>',
  },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('heading', { name: 'Delivery' })).toBeVisible(),
    )
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  args: {
    html: '<p>Kept</p><script>document.title = "broken"</script><img src="/packshots/vitamin-c.svg" alt="Vitamin C" onload="document.title = \'broken\'"><p style="position:fixed" onclick="document.title=1">Also kept</p>',
  },
  play: async ({ canvasElement }) => {
    const text = await within(canvasElement).findByText('Also kept')
    await expect(text).not.toHaveAttribute('style')
    await expect(text).not.toHaveAttribute('onclick')
    await expect(canvasElement.querySelector('script, [onload]')).toBeNull()
  },
}
