import { afterEach } from 'vitest'
import { userEvent } from 'vitest/browser'

/** More stops than any story has outside a `Matrix`. */
const most = 80
const nameOf = (element: Element) =>
  `${element.tagName.toLowerCase()} "${element.getAttribute('aria-label') ?? element.textContent.slice(0, 40)}"`

/** Tab goes through every story and out of it again, however its play function left it (WCAG 2.1.2). A modal dialog keeps the focus on purpose. */
afterEach(async ({ task }) => {
  const id = (task.meta as { storyId?: string }).storyId
  if (
    !id ||
    id.endsWith('--matrix') ||
    task.result?.state === 'fail' ||
    document.querySelector('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]')
  )
    return
  const top = document.createElement('span')
  top.tabIndex = -1
  document.body.prepend(top)
  top.focus()
  top.remove()
  let before: Element | null = null
  let rests = 0
  for (let stop = 0; stop < most; stop++) {
    await userEvent.keyboard('{Tab}')
    const at = document.activeElement
    if (!at || at === document.body || !document.hasFocus()) return
    // The first Tab may only close what is open.
    rests = at === before ? rests + 1 : 0
    if (rests > 1) throw new Error(`Tab does not leave ${nameOf(at)}`)
    before = at
  }
})
