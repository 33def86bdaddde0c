import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid } from '#design-system/Grid'
import { Packshot } from '#design-system/Packshot'
import { goods } from '../../testing/goods.ts'
import { Matrix as Permutations } from '../../testing/Matrix.tsx'

const meta = { title: 'Layout/Grid', component: Grid } satisfies Meta<typeof Grid>
export default meta
type Story = StoryObj<typeof Grid>

const packs = goods.map((good) => <Packshot key={good.name} src={good.image.src} ground={good.image.ground} alt="" />)

export const Usual: Story = { render: () => <Grid columns={{ phone: 2, desktop: 4 }}>{packs}</Grid> }

export const Matrix: Story = { render: () => <Permutations<{ gap: 2 | 6 }> isWide values={{ gap: [2, 6] }} render={(props) => <Grid {...props} columns={{ phone: 4, desktop: 8 }}>{packs}</Grid>} /> }
