import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gallery } from '#design-system/commerce/Gallery'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { goods } from '../../../testing/goods.ts'

const meta = { title: 'Commerce/Gallery', component: Gallery } satisfies Meta<typeof Gallery>
export default meta
type Story = StoryObj<typeof Gallery>

const images = goods
  .slice(0, 4)
  .map((good) => ({ src: good.image.src, ground: good.image.ground, alt: good.name }))

export const Default: Story = {
  args: { label: 'Pictures', images },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Enlarge picture 1 of 4' })).toHaveFocus())
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Show picture 2 of 4' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await expect(canvas.getByRole('img', { name: goods[1].name })).toBeInTheDocument()
  },
}

export const Zoom: Story = {
  args: { label: 'Pictures', images },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const opener = canvas.getByRole('button', { name: 'Enlarge picture 1 of 4' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Pictures' }))
    const state = dialog.getByRole('status')
    await expect(state).toHaveTextContent('Picture 1 of 4 Zoom: 100%')
    const pane = dialog.getByRole('group', { name: 'Picture 1 of 4' })
    await expect(pane.scrollWidth).toBe(pane.clientWidth)
    pane.focus()
    // At its own size the arrows turn; larger, they move the picture.
    await userEvent.keyboard('{ArrowRight}')
    await expect(state).toHaveTextContent('Picture 2 of 4')
    await expect(dialog.getByRole('img', { name: goods[1].name })).toBeInTheDocument()
    await userEvent.keyboard('++')
    await expect(state).toHaveTextContent('Zoom: 300%')
    await expect(pane.scrollHeight).toBeGreaterThan(pane.clientHeight)
    await userEvent.keyboard('{ArrowRight}')
    await expect(state).toHaveTextContent('Picture 2 of 4')
    await userEvent.keyboard('0')
    await expect(state).toHaveTextContent('Zoom: 100%')
    await userEvent.dblClick(pane)
    await expect(state).toHaveTextContent('Zoom: 200%')
    const smaller = dialog.getByRole('button', { name: 'Zoom out' })
    await userEvent.click(smaller)
    // At the end the button is off, but keeps the focus.
    await expect(smaller).toHaveAttribute('aria-disabled', 'true')
    await waitFor(() => expect(smaller).toHaveFocus())
    await userEvent.click(dialog.getByRole('button', { name: 'Previous picture' }))
    await expect(state).toHaveTextContent('Picture 1 of 4')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

/** Open, for the picture. */
export const Open: Story = {
  args: { label: 'Vitamin C Timed Release 1000 mg', images },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button')[0] ?? canvasElement)
    await expect(await within(document.body).findByRole('dialog')).toBeInTheDocument()
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  args: { label: 'One picture', images: images.slice(0, 1) },
}
