import type { Meta, StoryObj } from '@storybook/react-vite'
import { Poster, type PosterProps } from '#design-system/actions/Poster'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'
import { PosterSheet, type PosterSheetProps } from './PosterSheet.tsx'

const args: PosterProps = {
  label: 'Print poster',
  title: 'Join Hoi Lam at Jadeleaf',
  description: 'Scan to register with referral code 8000005',
  url: 'https://jadeleaf.example/signup?r=8000005',
  code: '8000005',
  name: 'Hoi Lam',
  print: fn(),
}
const meta = { title: 'Actions/Poster', component: Poster, args } satisfies Meta<typeof Poster>
export default meta
type Story = StoryObj<typeof Poster>

/** The sheet is rendered for printing only, and focus stays on the button. */
export const Prints: Story = {
  play: async ({ canvasElement, args: { print } }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Print poster' })
    const papers = () =>
      document.adoptedStyleSheets
        .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
        .join()
    const sheet = () => document.body.querySelector('[data-poster]')
    await expect(sheet()).toBeNull()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(print).toHaveBeenCalledOnce())
    await expect(sheet()).toHaveTextContent('Join Hoi Lam at Jadeleaf')
    await expect(sheet()).toHaveTextContent('jadeleaf.example/signup?r=8000005')
    await expect(sheet()).not.toBeVisible()
    await expect(papers()).toMatch(/@page \{ size: a4/i)
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(sheet()).toBeNull())
    await waitFor(() => expect(papers()).not.toContain('@page'))
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<Pick<PosterSheetProps, 'size' | 'title'>>
      isWide
      values={{ size: ['A6'], title: [args.title, 'เข้าร่วมกับ สมชาย ใจดีมากเหลือเกิน ที่ Jadeleaf วันนี้'] }}
      render={(props, index) => (
        <PosterSheet {...args} {...props} description={`${args.description} (${index + 1})`} />
      )}
    />
  ),
}
