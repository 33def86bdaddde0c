import type { Meta, StoryObj } from '@storybook/react-vite'
import { Hero } from '#design-system/commerce/Hero'
import { LinkButton } from '#design-system/actions/LinkButton'
import { expect, userEvent, waitFor, within } from 'storybook/test'

const meta = { title: 'Commerce/Hero', component: Hero } satisfies Meta<typeof Hero>
export default meta
type Story = StoryObj<typeof Hero>

const images = ['elderberry', 'probiotic', 'vitamin-c'].map((name) => ({ src: `/packshots/${name}.svg` }))

export const Default: Story = {
  args: {
    label: 'Season’s set',
    title: 'The season turns.\nStart from within.',
    copy: 'Probiotic, elderberry and vitamin C as a set: save HK$96.',
    action: (
      <LinkButton href="/bundles" variant="primary">
        See the set
      </LinkButton>
    ),
    images,
  },
  parameters: { padded: false },
  play: async ({ canvasElement }) => {
    const wall = within(within(canvasElement).getByRole('region', { name: 'Season’s set' }))
    await expect(wall.getByRole('heading', { level: 1 })).toHaveTextContent(
      'The season turns. Start from within.',
    )
    await expect(wall.queryAllByRole('img')).toHaveLength(0)
    await userEvent.tab()
    await waitFor(() => expect(wall.getByRole('link', { name: 'See the set' })).toHaveFocus())
  },
}

export const InChinese: Story = {
  args: {
    ...Default.args,
    label: '换季组合',
    title: '换季时\n先把底子养好',
    copy: '益生菌、接骨木莓、维生素C，三件一组省 HK$96。',
    action: (
      <LinkButton href="/bundles" variant="primary">
        看换季组合
      </LinkButton>
    ),
    images,
  },
  globals: { language: 'zh_cn' },
  parameters: { padded: false },
}

export const Matrix: Story = {
  ...Default,
  parameters: { ...Default.parameters, chromatic: { disableSnapshot: false } },
  globals: { language: 'th' },
}
