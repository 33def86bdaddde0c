import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '#design-system/Button'
import { OfflineNote } from '#design-system/OfflineNote'
import { Stack } from '#design-system/Stack'
import { expect, userEvent, within } from 'storybook/test'
import { Held } from '../../testing/Held.tsx'
import { Matrix as Permutations } from '../../testing/Matrix.tsx'

const meta = { title: 'Feedback/OfflineNote', component: OfflineNote, args: { isOffline: true } } satisfies Meta<typeof OfflineNote>
export default meta
type Story = StoryObj<typeof OfflineNote>

export const ThereAndBack: Story = {
  render: () => <Held initial={false}>{(isOffline, set) => <Stack><OfflineNote isOffline={isOffline} /><Button onPress={() => set(!isOffline)}>Switch</Button></Stack>}</Held>,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const note = canvas.getByRole('status')
    await expect(note).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button'))
    await expect(note).toHaveTextContent('You are offline.')
    await userEvent.click(canvas.getByRole('button'))
    await expect(note).toHaveTextContent('You are online again.')
  },
}

export const Matrix: Story = { render: () => <Permutations<{ isOffline: boolean, children: string }> isWide values={{ isOffline: [true], children: ['', 'You can still read your cart.'] }} render={(props) => <OfflineNote isOffline {...props}>{props.children || undefined}</OfflineNote>} /> }
