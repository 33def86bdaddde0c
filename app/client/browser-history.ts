import { noteReturn } from '../shell/keep-in-view.ts'

/** Gives the current entry of the history a key, as the router gives to entries of its own. */
function keyEntry(): void {
  history.replaceState({ idx: null, ...history.state, key: Math.random().toString(36).slice(2, 10) }, '')
}

const keyOfEntry = (): string | undefined => (history.state as { key?: string } | null)?.key

/**
 * Prepares the history for the router, which knows all entries without a key as one, so that back would not return to
 * the old position. It takes the same `#` link followed twice for a return to an old position, too, and would undo
 * the jump. Call it before the router is created, whose own `popstate` listener must come later.
 * @param shownKey key of the entry that the router shows
 */
export function prepareHistory(shownKey: () => string): void {
  noteReturn()
  if (keyOfEntry() === undefined) keyEntry()
  addEventListener('popstate', () => {
    const key = keyOfEntry()
    if (key === undefined || (key === shownKey() && location.hash !== '')) keyEntry()
  })
  // <ScrollRestoration> leaves scrolling to the browser when a page is hidden, and does not take it back.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) history.scrollRestoration = 'manual'
  })
}
