import type { Page } from '@playwright/test'

/** More stops than any story has outside a `Matrix`. */
const MOST_STOPS = 80

declare global {
  interface Window {
    lastStop?: Element | null
  }
}

/**
 * Tab goes through every story and out of it again, however its play function left it (WCAG 2.1.2). A modal dialog keeps the focus on purpose.
 * @returns the element that keeps the focus, if there is one
 */
export async function focusTrap(page: Page): Promise<string | undefined> {
  const keepsFocus = await page.evaluate(() => {
    if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]')) return true
    const top = document.createElement('span')
    top.tabIndex = -1
    document.body.prepend(top)
    top.focus()
    top.remove()
    window.lastStop = null
    return false
  })
  if (keepsFocus) return undefined
  let rests = 0
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(() => {
      const { activeElement } = document
      if (!activeElement || activeElement === document.body || !document.hasFocus()) return undefined
      const rested = activeElement === window.lastStop
      window.lastStop = activeElement
      const name = activeElement.getAttribute('aria-label') ?? activeElement.textContent.slice(0, 40)
      return { rested, name: `${activeElement.tagName.toLowerCase()} "${name}"` }
    })
    if (!at) return undefined
    // The first Tab may only close what is open.
    rests = at.rested ? rests + 1 : 0
    if (rests > 1) return at.name
  }
  return undefined
}
