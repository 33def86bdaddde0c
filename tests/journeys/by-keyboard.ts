import { expect, type Locator, type Page } from '@playwright/test'

/** What has the focus: where it is, and whether a person sees that it is there. */
export const focus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return { lost: true, name: 'body', visible: false }
    const marked = (one: Element | null): boolean => {
      if (!one || one === document.body) return false
      return [null, '::before', '::after'].some((part) => {
        const style = getComputedStyle(one, part)
        return (
          (part === null || style.content !== 'none') &&
          ((style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1) ||
            style.boxShadow !== 'none')
        )
      })
    }
    // a styled control draws its focus beside its hidden input, or on what stands around the field
    const near = [
      element,
      element.nextElementSibling,
      element.parentElement,
      element.parentElement?.firstElementChild,
      element.parentElement?.parentElement,
      ...(element.closest('label')?.querySelectorAll('*') ?? []),
      ...(element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []),
    ]
    const box = element.getBoundingClientRect()
    const inView = box.bottom > 0 && box.top < innerHeight
    return {
      lost: false,
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.slice(0, 40)}`,
      visible: inView && near.some((one) => marked(one ?? null)),
    }
  })

/** Goes there with the Tab key alone; on the way the focus is never lost and always visible. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible()
  let wraps = 0
  for (let index = 0; index < 140; index++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
    const now = await focus(page)
    // beyond the last control the focus passes the browser's own bar once
    if (now.lost) {
      wraps++
      expect(wraps, 'the focus left the page twice').toBeLessThan(2)
      continue
    }
    expect.soft(now.visible, `the focus is seen on ${now.name}`).toBe(true)
  }
  throw new Error(`Not reached: ${String(target)}`)
}

/** Goes to a control and presses it. */
export const press = async (
  page: Page,
  target: Locator,
  key: 'Enter' | 'Space' = 'Enter',
  way: 'Tab' | 'Shift+Tab' = 'Tab',
) => {
  await tabTo(page, target, way)
  await page.keyboard.press(key)
}
