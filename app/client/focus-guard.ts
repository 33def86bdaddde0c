/*
 * Decides where the focus goes when the focused control is removed (docs/decisions/0011-focus-after-replacement.md).
 * Browsers move it to <body>: keyboard users start again at the top, and screen readers say nothing.
 */
import { afterPaint } from './after-paint.ts'
import {
  controlsIn,
  isWholeView,
  headingFor,
  isFocusable,
  moveFocus,
  nameOf,
  startOf,
} from '#features/kit/focus.ts'

/** Position of a removed element: between two nodes of a parent that is still in the page. */
interface Gap {
  parent: Element
  before: Node | null
  after: Node | null
  /** Only the control was removed, not a row or panel around it. */
  isControl: boolean
}

/** A control that had the focus. */
interface Stop {
  element: HTMLElement
  name: string
  page: string | undefined
  gap?: Gap
}

/** Maximum number of remembered controls: enough for a row, its form and a dialog above them. */
const REMEMBERED = 12
/** Maximum number of added elements searched for the control that the user came from. */
const ADDED = 400

/** Lists and groups, where a removed row has neighbours. */
const groups = 'ul, ol, tbody, fieldset, [role=list], [role=group], [role=region], section'

/**
 * The page in the document, as `MainRegion` names it. The address is ahead of it: it changes as soon as back is pressed,
 * while the old page still moves the focus.
 */
const shownPage = (): string | undefined => document.querySelector('main')?.dataset['page']

const isLost = () => {
  const { activeElement } = document
  return (
    activeElement === null ||
    activeElement === document.body ||
    activeElement === document.documentElement ||
    !isFocusable(activeElement)
  )
}

/** Elements inserted into the gap, in order, including those inserted right beside the control before it was removed. */
function broughtInto({ parent, before, after }: Gap, added: ReadonlySet<Node>): Element[] {
  let first = before?.parentNode === parent ? before : null
  while (first && added.has(first)) first = first.previousSibling
  const found: Element[] = []
  let isBehind = false
  for (let node = first ? first.nextSibling : parent.firstChild; node; node = node.nextSibling) {
    isBehind ||= node === after
    if (isBehind && !added.has(node)) break
    if (node instanceof HTMLElement && added.has(node)) found.push(node)
  }
  return found
}

/**
 * Its neighbour: for a row the next one, otherwise the previous one; for a single control the previous one, otherwise
 * the next.
 */
function neighbourOf({ parent, before, after, isControl }: Gap): HTMLElement | undefined {
  const range = document.createRange()
  if (before?.parentNode === parent) range.setStartAfter(before)
  else if (after?.parentNode === parent) range.setStartBefore(after)
  else range.setStart(parent, 0)
  for (const scope of [parent, parent.closest(groups)]) {
    if (!scope) continue
    const all = controlsIn(scope)
    const next = all.find((control) => range.comparePoint(control, 0) >= 0)
    const previous = all.findLast((control) => range.comparePoint(control, 0) < 0)
    const found = isControl ? (previous ?? next) : (next ?? previous)
    if (found) return found
  }
  return undefined
}

/** State of the guard. */
interface State {
  /** Controls that had the focus, most recent last. */
  stops: Stop[]
  /** Elements added to the page since the focus last moved. */
  readonly added: Set<Element>
  /** A control that is temporarily disabled, and where the focus waits for it. */
  waiting?: { element: HTMLElement; at: HTMLElement } | undefined
}

function remember(state: State, element: HTMLElement): void {
  if (element === document.body) return
  const others = state.stops.filter((stop) => stop.element !== element)
  state.stops = [...others.slice(-REMEMBERED + 1), { element, name: nameOf(element), page: shownPage() }]
  state.added.clear()
}

/** The control that the user pressed to get here, if one of the same name is back. Forgets later ones. */
function returned(state: State): HTMLElement | undefined {
  const { stops } = state
  const news = [...state.added].flatMap((element) => (element.isConnected ? controlsIn(element) : []))
  for (let index = stops.length - 2; index >= 0; index--) {
    const { element, name } = stops[index]!
    // A button that submits or cancels a form does not open anything to come back from.
    if (name === '' || element.isConnected || element.closest('form')) continue
    const again = news.find((candidate) => nameOf(candidate) === name)
    if (!again) continue
    stops.length = index
    return again
  }
  return undefined
}

const isOfPage = ({ element, gap }: Stop) => isFocusable(element) || (gap && gap.parent !== document.body)

/** The control whose position counts: the last one, or the one that opened the dialog around it. */
function stopToRecover({ stops }: State, last: Stop): Stop | undefined {
  if (last.element.isConnected)
    last.gap ??= {
      parent: last.element.parentElement ?? document.body,
      before: last.element,
      after: last.element.nextSibling,
      isControl: true,
    }
  return last.gap?.parent === document.body ? stops.slice(0, -1).findLast(isOfPage) : last
}

/** Moves a lost focus to where the user continues. */
function recover(state: State): void {
  if (!isLost()) return
  const last = state.stops.at(-1)
  // A new page moves the focus to its heading.
  if (!last || last.page !== shownPage() || isFocusable(last.element)) return
  const stop = stopToRecover(state, last)
  if (!stop) return
  if (isFocusable(stop.element)) {
    moveFocus(stop.element)
    return
  }
  const { gap } = stop
  if (!gap?.parent.isConnected) return
  const brought = broughtInto(gap, state.added)
  const near = brought.length === 0 ? neighbourOf(gap) : isWholeView(brought) ? undefined : startOf(brought)
  const target = returned(state) ?? near ?? headingFor(gap.parent)
  if (!target) return
  if (last.element.isConnected) state.waiting = { element: last.element, at: target }
  moveFocus(target)
}

/**
 * Runs after everything else that moves the focus: effects of the same change, and react-aria, which restores it two
 * frames after a dialog closes.
 */
function recoverLater(state: State): void {
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      setTimeout(recover, 0, state)
    })
  })
}

/** Updates the gaps of removed controls after a change of the page. */
function followChange({ stops, added }: State, record: MutationRecord): void {
  const { addedNodes, removedNodes, target, previousSibling, nextSibling } = record
  for (const node of addedNodes) if (node instanceof HTMLElement && added.size < ADDED) added.add(node)
  for (const node of removedNodes)
    for (const stop of stops) {
      const { gap, element } = stop
      if (gap && gap.parent === target) {
        if (gap.before === node) gap.before = previousSibling
        if (gap.after === node) gap.after = nextSibling
      }
      if (node.contains(gap?.parent ?? element))
        stop.gap = {
          parent: target as Element,
          before: previousSibling,
          after: nextSibling,
          isControl: node === element,
        }
    }
}

/** Restores the focus after it was lost to a change, or once the control that it waits for is enabled. */
function react(state: State): void {
  const { waiting } = state
  if (waiting && isFocusable(waiting.element)) {
    if (document.activeElement === waiting.at) moveFocus(waiting.element)
    state.waiting = undefined
  }
  if (state.stops.at(-1)?.gap?.parent === document.body) recoverLater(state)
  else recover(state)
}

/**
 * Watches the page. When the focused control is removed or disabled, the focus moves to its replacement, back to the
 * control that had opened it, to its neighbour in the list, or to the heading of its section. Screens that move the
 * focus themselves (`useFocusAfter`, a dialog, a page change) are left alone. While it watches, the page's root has
 * `data-focus-guarded`.
 * @returns a function that stops watching
 */
export function guardFocus(): () => void {
  const state: State = { stops: [], added: new Set() }
  let stop: (() => void) | undefined
  const observer = new MutationObserver((records) => {
    for (const record of records) followChange(state, record)
    // whether the focus is lost depends on the layout: not asked for before the change is painted
    stop ??= afterPaint(() => {
      stop = undefined
      react(state)
    })
  })
  const handleFocusIn = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement) remember(state, target)
  }
  /** A press outside all controls: the user has left the last one. */
  const handleFocusOut = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget || !(target instanceof HTMLElement)) return
    setTimeout(() => {
      if (document.activeElement === document.body && isFocusable(target)) state.stops = []
    })
  }
  if (document.activeElement instanceof HTMLElement) remember(state, document.activeElement)
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  })
  document.addEventListener('focusin', handleFocusIn)
  document.addEventListener('focusout', handleFocusOut)
  const { dataset } = document.documentElement
  dataset['focusGuarded'] = ''
  return () => {
    delete dataset['focusGuarded']
    observer.disconnect()
    stop?.()
    document.removeEventListener('focusin', handleFocusIn)
    document.removeEventListener('focusout', handleFocusOut)
  }
}
