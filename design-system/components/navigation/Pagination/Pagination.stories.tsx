import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pagination } from '#design-system/navigation/Pagination'
import { Stack } from '#design-system/layout/Stack'
import { expect, within } from 'storybook/test'

const meta = { title: 'Navigation/Pagination', component: Pagination } satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof Pagination>

const href = (page: number) => `/categories?page=${page}`

export const Default: Story = {
  args: { page: 2, pageCount: 9, href, label: 'Pages' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/categories?page=3',
    )
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack>
      {[1, 3, 5, 9].map((page) => (
        <Pagination key={page} page={page} pageCount={9} href={href} label={`Pages, at ${page}`} />
      ))}
    </Stack>
  ),
}
