import { userEvent, waitFor, within } from 'storybook/test'

type Open = (context: { canvasElement: HTMLElement }) => Promise<void>

let again: (() => Promise<void>) | undefined

const roles = ':is([role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tooltip])'
/** Whether anything lies over the story. */
const isOpen = (): boolean =>
  document.querySelector(`body > :not(#storybook-root):not(script) ${roles}`) !== null

/** Opens what the story's play function is there to open, unless it is open: a story in another language is drawn from its beginning. */
export const reopen = async (): Promise<void> => {
  if (!isOpen()) await again?.()
}
/** Whether there is anything to open. */
export const opensSomething = (): boolean => again !== undefined
/** The next story opens nothing of this one's. */
export const forgetOpened = (): void => {
  again = undefined
}

/** The play function of a Matrix that opens something by `open`: it is open in the pictures of every mode. */
export const keptOpen =
  (open: Open): Open =>
  async (context) => {
    await open(context)
    again = () => open(context)
  }

/** The play function of a Matrix whose pictures should show what a press opens: presses its nth button, from 0. */
export const opened = (nth = 0): Open =>
  keptOpen(async ({ canvasElement }) => {
    const button = within(canvasElement).getAllByRole('button')[nth]
    if (!button) throw new Error(`There is no button ${nth}`)
    await userEvent.click(button)
    await waitFor(() => {
      if (!document.querySelector(roles)) throw new Error('Nothing has opened')
    })
    // Otherwise the button looks hovered until the browser's own pointer is reported: in some pictures and not in others.
    await userEvent.unhover(button)
  })
