import { Container } from '#design-system/layout/Container'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { locker } from '../examples.ts'
import { PointPicker } from './PointPicker.tsx'

const second = {
  ...locker,
  code: 'H0202L2',
  name: 'SF locker, Castle Peak Road',
  address: 'Shop 9, G/F, Cheung Hing Mansion, 285 Castle Peak Road, Cheung Sha Wan, Kowloon',
  opening_hours: { weekdays: '09:00–21:00', weekends: '09:00–21:00' },
}
const third = {
  ...locker,
  code: 'H0202L3',
  name: 'SF locker, Un Chau Street',
  address: 'G/F, 90 Un Chau Street, Sham Shui Po, Kowloon',
  opening_hours: { weekdays: '10:30–20:30', weekends: '11:00–18:00' },
}

const meta = {
  title: 'Features/Checkout/PointPicker',
  component: PointPicker,
  args: {
    kind: 'locker',
    districts: [
      { id: '810201', name: 'Yau Tsim Mong', region_id: '810002' },
      { id: '810202', name: 'Sham Shui Po', region_id: '810002' },
    ],
    districtId: '810202',
    onDistrict: fn(),
    points: [locker, second, third],
    lastCode: undefined,
    chosenCode: undefined,
    onChoose: fn(),
    attempt: 0,
  },
  render: (args) => (
    <Container width="measure">
      <PointPicker {...args} />
    </Container>
  ),
} satisfies Meta<typeof PointPicker>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: second.name }))
    await expect(args.onChoose).toHaveBeenLastCalledWith(second)
    await expect(canvas.getByRole('radio', { name: third.name })).toHaveAccessibleDescription(
      /Mon–Fri 10:30–20:30, Sat–Sun 11:00–18:00/,
    )
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'District' }), 'Yau Tsim Mong')
    await expect(args.onDistrict).toHaveBeenLastCalledWith('810201')
  },
}
/** The point of the last order comes first. */
export const LastUsed: Story = {
  args: { lastCode: locker.code, chosenCode: locker.code },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: locker.name })).toBeChecked()
    await expect(canvas.getByText('Last used')).toBeVisible()
  },
}

function Attempts(args: Parameters<typeof PointPicker>[0]) {
  const [attempt, setAttempt] = useState(0)
  return (
    <Container width="measure">
      <PointPicker {...args} attempt={attempt} />
      <button type="button" onClick={() => setAttempt((count) => count + 1)}>
        Continue
      </button>
    </Container>
  )
}
/** Continuing without a point says what is missing, and moves the focus to the list. */
export const Missing: Story = {
  render: (args) => <Attempts {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(canvas.getByText('Please choose a locker')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('radio', { name: locker.name })).toHaveFocus())
  },
}
export const Points: Story = {
  args: { kind: 'point', points: [{ ...second, kind: 'point', name: 'SF pick-up point, Fuk Wing Street' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Choose a pick-up point' })).toBeVisible()
  },
}
export const Loading: Story = {
  args: { points: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
}
export const WithError: Story = {
  args: {
    districts: undefined,
    points: undefined,
    failure: { error: new Error('Boom'), isRetrying: false, retry: fn() },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(args.failure?.retry).toHaveBeenCalled()
  },
}
/** No carrier is connected. */
export const None: Story = {
  args: { districts: [], points: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/nowhere to collect your parcel/)).toBeVisible()
  },
}
