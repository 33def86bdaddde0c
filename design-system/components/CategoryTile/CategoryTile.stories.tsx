import type { Meta, StoryObj } from '@storybook/react-vite'
import { CategoryTile } from '#design-system/CategoryTile'
import { Grid } from '#design-system/Grid'
import { expect, userEvent, within } from 'storybook/test'
import { goods } from '../../testing/goods.ts'

const meta = { title: 'Shelf/CategoryTile', component: CategoryTile } satisfies Meta<typeof CategoryTile>
export default meta
type Story = StoryObj<typeof CategoryTile>

export const Usual: Story = {
  render: () => <Grid columns={{ phone: 4, desktop: 8 }}>{goods.map((good) => <CategoryTile key={good.name} href="/categories" name={good.image.ground} image={good.image} />)}</Grid>,
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link')
    await expect(links).toHaveLength(8)
    await expect(links[0]).toHaveAccessibleName('vitamin')
    await userEvent.tab()
    await expect(links[0]).toHaveFocus()
  },
}

export const Matrix: Story = { args: { href: '/categories', name: 'วิตามินและแร่ธาตุ', image: goods[0].image } }
