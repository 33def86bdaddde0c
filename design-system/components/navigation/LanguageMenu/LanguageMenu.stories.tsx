import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '#design-system/layout/Inline'
import { LanguageMenu } from '#design-system/navigation/LanguageMenu'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

const meta = { title: 'Navigation/LanguageMenu', component: LanguageMenu } satisfies Meta<typeof LanguageMenu>
export default meta
type Story = StoryObj<typeof LanguageMenu>

const options = [
  { value: 'en', label: 'English', href: '/en/cart', lang: 'en', short: 'EN' },
  { value: 'zh_cn', label: '简体中文', href: '/zh-cn/cart', lang: 'zh-CN', short: '简' },
  { value: 'zh_hk', label: '繁體中文', href: '/zh-hk/cart', lang: 'zh-HK', short: '繁' },
  { value: 'ms', label: 'Bahasa Melayu', href: '/ms/cart', lang: 'ms', short: 'MS' },
  { value: 'vi', label: 'Tiếng Việt', href: '/vi/cart', lang: 'vi', short: 'VI' },
  { value: 'th', label: 'ไทย', href: '/th/cart', lang: 'th', short: 'TH' },
]

export const Default: Story = {
  args: { label: 'Language', options, value: 'en', onChange: fn() },
  render: (args) => (
    <Inline justify="end">
      <LanguageMenu {...args} />
    </Inline>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const summary = canvasElement.querySelector('summary')
    if (!summary) throw new Error('The menu has no summary.')
    // what is seen is part of the name
    await expect(summary).toHaveTextContent(/: .+ \S+$/)
    await userEvent.tab()
    await waitFor(() => expect(summary).toHaveFocus())
    await userEvent.click(summary)
    await expect(canvas.getByRole('link', { name: 'ไทย' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(canvas.getByText('ไทย')).not.toBeVisible()
    await userEvent.click(summary)
    const chosen = canvas.getByRole('link', { name: '繁體中文' })
    await expect(chosen).toHaveAttribute('href', '/zh-hk/cart')
    await userEvent.click(chosen)
    await expect(args.onChange).toHaveBeenCalledWith('zh_hk')
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  args: {
    label: 'Language',
    options: options.map(({ value, label, href, lang }) => ({ value, label, href, lang })),
    value: 'vi',
  },
}
