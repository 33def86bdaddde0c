import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid } from '#design-system/layout/Grid'
import { Packshot } from '#design-system/commerce/Packshot'
import { expect } from 'storybook/test'
import { goods } from '../../../testing/goods.ts'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = { title: 'Layout/Grid', component: Grid } satisfies Meta<typeof Grid>
export default meta
type Story = StoryObj<typeof Grid>

const packs = goods.map((good) => (
  <Packshot key={good.name} src={good.image.src} ground={good.image.ground} alt="" />
))

export const Default: Story = {
  render: () => <Grid columns={{ phone: 2, desktop: 4 }}>{packs}</Grid>,
  play: async ({ canvasElement }) => {
    const cells = [...canvasElement.querySelectorAll('img')].map((image) => image.getBoundingClientRect())
    // Four in a line on a wide screen, all of one width.
    await expect(cells.filter((cell) => cell.top === cells[0]?.top)).toHaveLength(4)
    await expect(new Set(cells.map((cell) => Math.round(cell.width))).size).toBe(1)
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ gap: 2 | 6 }>
      isWide
      values={{ gap: [2, 6] }}
      render={(props) => (
        <Grid {...props} columns={{ phone: 4, desktop: 8 }}>
          {packs}
        </Grid>
      )}
    />
  ),
}
