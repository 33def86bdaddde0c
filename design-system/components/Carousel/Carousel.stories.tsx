import type { Meta, StoryObj } from '@storybook/react-vite'
import { Carousel, type Slide } from '#design-system/Carousel'
import { LinkButton } from '#design-system/LinkButton'
import { Packshot } from '#design-system/Packshot'
import { Stack } from '#design-system/Stack'
import { Text } from '#design-system/Text'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { goods } from '../../testing/goods.ts'
import { Matrix as Permutations } from '../../testing/Matrix.tsx'

const slides: Slide[] = goods.slice(0, 4).map((good) => ({ id: good.name, label: good.name, content: <Stack gap={3}><Packshot src={good.image.src} alt="" ground={good.image.ground} size="lg" /><Text weight="strong">{good.name}</Text><LinkButton href={`/product/${good.name}`}>See it</LinkButton></Stack> }))
const meta = { title: 'Navigation/Carousel', component: Carousel, args: { label: 'Offers', slides } } satisfies Meta<typeof Carousel>
export default meta
type Story = StoryObj<typeof Carousel>

export const MovedByHandOnly: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const status = page.getByRole('status')
    await expect(status).toBeEmptyDOMElement()
    const next = page.getByRole('button', { name: 'Next' })
    await userEvent.click(next)
    await waitFor(() => expect(status).toHaveTextContent(`2 of 4: ${slides[1]?.label}`), { timeout: 3000 })
    await expect(page.getByRole('button', { name: 'Previous' })).not.toHaveAttribute('aria-disabled')
    page.getByRole('list', { name: 'Offers' }).focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(status).toHaveTextContent('4 of 4'), { timeout: 3000 })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    next.focus()
    await userEvent.keyboard('{Enter}')
    await expect(next).toHaveFocus()
    page.getByRole('list', { name: 'Offers' }).focus()
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(status).toHaveTextContent('1 of 4'), { timeout: 3000 })
  },
}
export const OnlyOne: Story = {
  args: { slides: slides.slice(0, 1) },
  play: async ({ canvasElement }) => { await expect(within(canvasElement).queryByRole('button')).toBeNull() },
}
export const Matrix: Story = { render: () => <Permutations<{ slides: readonly Slide[] }> isWide values={{ slides: [slides, slides.slice(0, 1)] }} render={(props, index) => <Carousel slides={[]} {...props} label={`Offers ${index}`} />} /> }
