import type { Meta, StoryObj } from '@storybook/react-vite'
import { CategoryTile, type CategoryTileProps } from '#design-system/commerce/CategoryTile'
import { Grid } from '#design-system/layout/Grid'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { goods } from '../../../testing/goods.ts'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = { title: 'Commerce/CategoryTile', component: CategoryTile } satisfies Meta<typeof CategoryTile>
export default meta
type Story = StoryObj<typeof CategoryTile>

export const Default: Story = {
  render: () => (
    <Grid columns={{ phone: 4, desktop: 8 }}>
      {goods.map((good) => (
        <CategoryTile key={good.name} href="/categories" name={good.image.ground} image={good.image} />
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link')
    await expect(links).toHaveLength(8)
    await expect(links[0]).toHaveAccessibleName('vitamin')
    await userEvent.tab()
    await waitFor(() => expect(links[0]).toHaveFocus())
  },
}

const { ground: _ground, ...withoutGround } = goods[7].image
export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  args: { href: '/categories', name: '', image: goods[0].image },
  render: () => (
    <Permutations<{ image: CategoryTileProps['image']; name: string }>
      isWide
      values={{
        name: ['Vitamins', 'วิตามินและแร่ธาตุรวมสำหรับผู้สูงอายุ', 'Kesihatan jantung dan peredaran darah', '美容'],
      }}
      render={({ name = '' }) => (
        <Grid columns={{ phone: 4, desktop: 8 }}>
          {[...goods.map((good) => good.image), withoutGround].map((image) => (
            <CategoryTile
              key={image.src + ('ground' in image)}
              href="/categories"
              name={name}
              image={image}
            />
          ))}
        </Grid>
      )}
    />
  ),
}
