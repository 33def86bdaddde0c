import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gallery } from '#design-system/Gallery'
import { expect, userEvent, within } from 'storybook/test'
import { goods } from '../../testing/goods.ts'

const meta = { title: 'Commerce/Gallery', component: Gallery } satisfies Meta<typeof Gallery>
export default meta
type Story = StoryObj<typeof Gallery>

const images = goods.slice(0, 4).map((good) => ({ src: good.image.src, ground: good.image.ground, alt: good.name }))

export const Usual: Story = {
  args: { label: 'Pictures', images },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Show picture 2 of 4' })).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('img', { name: goods[1].name })).toBeInTheDocument()
  },
}

export const Matrix: Story = { args: { label: 'One picture', images: images.slice(0, 1) } }
