import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { TrackerInfoPage } from './TrackerInfoPage.tsx'
import { TrackerView } from './TrackerView.tsx'

const status = { level: 'free', available: ['free', 'gold'], expires_at: null, chosen: null } as const
const meta = {
  title: 'Features/Success tracker',
  component: TrackerView,
  args: {
    visitor: 'associate',
    hasNoAccess: false,
    address: 'https://tracker.example/?guid=1',
    status: { ...status, available: [...status.available] },
    priceMinor: 38_800,
    onChoose: fn(async () => undefined),
    onBuy: fn(async () => true),
    onRemove: fn(async () => true),
  },
} satisfies Meta<typeof TrackerView>
export default meta
type Story = StoryObj<typeof TrackerView>
const held = (level: 'free' | 'gold', chosen: 'free' | 'gold' | null, expires_at: string | null = null) => ({
  level,
  available: ['free' as const, 'gold' as const],
  expires_at,
  chosen,
})

/** The terms come first: without them nothing is chosen, and the box gets the focus. */
export const Free: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("You're on Free, with no end date.")).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Open the tracker/ })).toHaveAttribute(
      'href',
      'https://tracker.example/?guid=1',
    )
    await expect(canvas.getByRole('columnheader', { name: /Gold.*HK\$388\.00/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Gold' }))
    await expect(canvas.getByText('Accept the terms to choose a level.')).toBeVisible()
    const box = canvas.getByRole('checkbox', { name: 'I have read the terms and accept them.' })
    await waitFor(() => expect(box).toHaveFocus())
    await expect(args.onChoose).not.toHaveBeenCalled()
    await userEvent.click(box)
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Gold' }))
    await expect(args.onChoose).toHaveBeenCalledOnce()
    await expect(args.onChoose).toHaveBeenCalledWith('gold')
  },
}
/** A second type is refused with the way out, and the first choice stays. */
export const SecondType: Story = {
  args: { status: held('free', 'gold') },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Free' }))
    await expect(canvas.getByText('One type is already chosen')).toBeVisible()
    await expect(canvas.getByText('Remove the earlier one first, then choose Free.')).toBeVisible()
    await expect(args.onChoose).not.toHaveBeenCalled()
    await expect(canvas.getByText('You have chosen Gold')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Gold' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Add Gold to cart' }))
    await expect(args.onBuy).toHaveBeenCalledOnce()
  },
}
/** The service refuses: another device was faster, or it failed. What was chosen stays on the screen. */
export const Refused: Story = {
  args: { onChoose: fn(async () => Promise.reject(new Error('no answer'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Gold' }))
    await expect(await canvas.findByText('Something went wrong. Please try again later.')).toBeVisible()
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}
/** Gold that is paid cannot be removed. */
export const Gold: Story = {
  args: { status: held('gold', 'gold', '2027-11-22') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You're on Gold until 22 Nov 2027.")).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Remove Gold' })).toBeNull()
  },
}
/** 'Unable to generate GUID' is never shown: the notice stands in the tracker's place. */
export const NoAccess: Story = {
  args: { hasNoAccess: true, address: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("The tracker isn't available for this account")).toBeVisible()
    await expect(canvas.getByText(/may lack access\. Please contact support/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      '/page/contact',
    )
    await expect(canvas.queryByText(/GUID/)).toBeNull()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
/** A preferred customer gets the way to the information and to the membership. */
export const Preferred: Story = {
  args: { visitor: 'other', address: undefined, status: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'About the tracker' })).toHaveAttribute(
      'href',
      '/successTrackerInformation',
    )
    await expect(canvas.getByRole('link', { name: 'View membership' })).toBeVisible()
  },
}
export const Loading: Story = { args: { visitor: 'unknown', address: undefined, status: undefined } }
/** A price that is not known is a dash, never 0. */
export const PriceUnknown: Story = {
  args: { priceMinor: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: /Gold/ })).toHaveTextContent('— per year')
  },
}
/** The level could not be read: the tracker opens all the same. */
export const LevelFailed: Story = {
  args: { status: undefined, statusFailure: { error: null, isRetrying: false, retry: fn() } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: /Open the tracker/ })).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(args.statusFailure?.retry).toHaveBeenCalled()
  },
}
export const LongText: Story = { globals: { language: 'vi' } }
export const Information: Story = {
  render: () => <TrackerInfoPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/remove the earlier one first/)).toBeVisible()
    await userEvent.click(canvas.getByText('Who sees my goals?'))
    await expect(canvas.getByText(/Only you/)).toBeVisible()
  },
}
