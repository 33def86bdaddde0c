/** What a person does who goes on from a place: `popstate` is back or forward. */
const ownMoves = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'popstate'] as const

/** How long (ms) a place is kept in view while the page is still loading. */
const KEEPING = 5000

/**
 * Scrolls to a place again whenever the page grows, as browsers do with a document that is loading, until the person moves.
 * @returns a function that ends it
 */
export function keepInView(scroll: () => void): () => void {
  const growth = new ResizeObserver(scroll)
  const ended = new AbortController()
  const end = () => {
    growth.disconnect()
    ended.abort()
  }
  growth.observe(document.body)
  for (const move of ownMoves) addEventListener(move, end, { signal: ended.signal })
  setTimeout(end, KEEPING)
  return end
}

/** Where `<ScrollRestoration>` stores positions by key of their history entry when a document is left. */
export const POSITIONS_KEY = 'scroll_positions'

/** Position of this history entry when its document was left; 0 if there is none. */
function storedPosition(): number {
  try {
    const positions = JSON.parse(sessionStorage.getItem(POSITIONS_KEY) ?? '{}') as Record<string, unknown>
    return Number(positions[(history.state as { key: string }).key]) || 0
  } catch {
    return 0
  }
}

/** Whether the browser has scrolled to a position, or as far as a page that is still short permits. */
const isReached = (position: number): boolean =>
  Math.abs(scrollY - position) < 1 || scrollY + innerHeight >= document.documentElement.scrollHeight - 1

/** Where the browser has returned to in a document that was left and is loaded again; 0 where nothing is to be kept. */
let returnedTo = 0

/** Notes where the browser has returned to; not where a person has scrolled since. Call it before the page is drawn again. */
export function noteReturn(): void {
  const position = storedPosition()
  if (isReached(position)) returnedTo = position
}

/**
 * Keeps the position of a document that was left and is loaded again. The browser returns to it only once, when what is
 * read later is not in the page yet.
 * @returns a function that ends it; undefined when there is no such position
 */
export function keepReturn(): (() => void) | undefined {
  const position = returnedTo
  returnedTo = 0
  return position
    ? keepInView(() => {
        scrollTo(0, position)
      })
    : undefined
}
