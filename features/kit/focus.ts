import { useEffect, useRef, type RefObject } from 'react'

const controls =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, iframe, [contenteditable], [tabindex]'
const headings = 'h1, h2, h3, h4, h5, h6'
const views =
  'form, ul, ol, table, select, textarea, input:not([type=hidden], [type=radio], [type=checkbox], [type=submit], [type=button])'
/** Sections that the search for a heading does not leave. */
const landmarks = 'main, header, footer, nav, dialog, [role=dialog], [role=alertdialog], body'

const isShown = (element: Element): boolean =>
  element.isConnected && element.checkVisibility() && !element.closest('[aria-hidden=true], [inert]')

/** Whether an element is in the page and focusable. */
export const isFocusable = (element: Element): boolean =>
  element instanceof HTMLElement &&
  isShown(element) &&
  element.matches(controls) &&
  !element.matches(':disabled')

/** The tabbable controls in an element, including the element itself. */
export const controlsIn = (element: Element): HTMLElement[] =>
  [element, ...element.querySelectorAll(controls)].filter(
    (one): one is HTMLElement => isFocusable(one) && (one as HTMLElement).tabIndex >= 0,
  )

/** Identifies a control after re-rendering: its kind and its text. Empty for a field. */
export const nameOf = (element: Element): string =>
  element.matches('a, button, summary')
    ? `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`.trim()
    : ''

/**
 * Whether new content is a form or a list: its heading takes the focus, so that it is read first and no on-screen
 * keyboard covers a phone.
 */
export const isWholeView = (elements: readonly Element[]): boolean =>
  elements.some((element) => element.matches(views) || element.querySelector(views) !== null)

/** A named article without a heading, such as a review: read from its name on, before any of its buttons. */
const isNamedArticle = (element: Element): boolean =>
  element.matches('article[aria-labelledby]') && element.querySelector(headings) === null

/** Where reading of new content starts: its first heading, named article or control, or the content itself. */
export function startOf(elements: readonly Element[]): HTMLElement | undefined {
  const shown = elements.filter(isShown)
  for (const element of shown) {
    const first = [element, ...element.querySelectorAll(`${headings}, article, ${controls}`)].find(
      (one) => isShown(one) && (one.matches(headings) || isNamedArticle(one) || controlsIn(one)[0] === one),
    )
    if (first instanceof HTMLElement) return first
  }
  return shown.find(
    (element): element is HTMLElement => element instanceof HTMLElement && element.textContent.trim() !== '',
  )
}

/** Heading of the section that an element belongs to, otherwise the landmark. */
export function headingFor(element: Element): HTMLElement | undefined {
  for (let scope: Element | null = element; scope; scope = scope.parentElement) {
    const found = [...scope.querySelectorAll<HTMLElement>(headings)].filter(isShown)
    const above = found.findLast(
      (heading) =>
        scope === element || element.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_PRECEDING,
    )
    // within the element the first heading names it; further out, the last one before it
    const heading = scope === element ? found[0] : (above ?? found[0])
    if (heading) return heading
    if (scope.matches(landmarks)) return scope instanceof HTMLElement ? scope : undefined
  }
  return undefined
}

/** Focuses an element, even if it is not a control, and scrolls it into view. */
export function moveFocus(element: HTMLElement): void {
  if (!isFocusable(element)) element.tabIndex = -1
  element.focus()
}

/**
 * Focuses an element when `change` becomes truthy or another value: for content that appears elsewhere than the
 * control that triggered it. Content that replaces its control needs nothing: the focus guard handles it.
 * @param change nothing happens on the first render, or while it is falsy
 * @param within selector of the target: for the first field with a fault `[aria-invalid=true]`
 * @returns a ref for the element; its first heading or control takes the focus, otherwise the element itself
 */
export function useFocusAfter<E extends HTMLElement>(change: unknown, within?: string): RefObject<E | null> {
  const target = useRef<E>(null)
  const before = useRef(change)
  useEffect(() => {
    if (before.current === change) return
    before.current = change
    const part = within ? target.current?.querySelector<HTMLElement>(within) : target.current
    if (change && part) moveFocus(startOf([part]) ?? part)
  }, [change, within])
  return target
}
