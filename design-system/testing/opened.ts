import { userEvent, waitFor, within } from 'storybook/test'

/** The play function of a Matrix whose pictures should show what a press opens: presses its nth button, from 0. */
export const opened = (nth = 0) => async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
  const button = within(canvasElement).getAllByRole('button')[nth]
  if (!button) throw new Error(`There is no button ${nth}`)
  await userEvent.click(button)
  await waitFor(() => { if (!document.querySelector('[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tooltip]')) throw new Error('Nothing has opened') })
}
