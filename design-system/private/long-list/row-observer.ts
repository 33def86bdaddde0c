import type { RowHeights } from './row-heights.ts'

/** How long after its last move a list counts as moving, in ms. */
const rest = 120

/** Keeps watch over the rows drawn: takes their heights from the browser's own layout, without asking for one, and gives the empty boxes between them theirs. */
export class RowObserver {
  #scroller: HTMLElement
  #start: HTMLElement
  #shield: HTMLElement
  #heights: RowHeights
  #onMove: () => void
  #seen = new Set<Element>()
  #sizes: ResizeObserver
  #width = 0
  #resting: ReturnType<typeof setTimeout> | undefined

  constructor(
    scroller: HTMLElement,
    {
      start,
      shield,
      heights,
      onMove,
    }: { start: HTMLElement; shield: HTMLElement; heights: RowHeights; onMove: () => void },
  ) {
    this.#scroller = scroller
    this.#start = start
    this.#shield = shield
    this.#heights = heights
    this.#onMove = onMove
    this.#width = scroller.clientWidth
    // The browser's own keeping of the place would move it a second time.
    scroller.style.overflowAnchor = 'none'
    this.#sizes = new ResizeObserver((entries) => this.#measure(entries))
    this.#sizes.observe(scroller)
    scroller.addEventListener('scroll', this.#scrolled, { passive: true })
  }

  /** Looks for rows that have come and gone. */
  see(): void {
    const rows = new Set<Element>()
    for (const row of this.#start.parentElement?.children ?? [])
      if (row instanceof HTMLElement && row.dataset.key !== undefined) rows.add(row)
    for (const row of this.#seen) if (!rows.has(row)) this.#sizes.unobserve(row)
    for (const row of rows) if (!this.#seen.has(row)) this.#sizes.observe(row)
    this.#seen = rows
    this.#fill()
  }

  end(): void {
    clearTimeout(this.#resting)
    this.#sizes.disconnect()
    this.#scroller.removeEventListener('scroll', this.#scrolled)
  }

  readonly #scrolled = () => {
    this.#heights.look(this.#scroller, this.#start)
    // What passes below a resting pointer is not meant by it: without a shield each row on its way would be lit, or even take the focus.
    this.#shield.dataset.moving = ''
    this.#shield.style.setProperty('--in-sight', `${this.#heights.view.height}px`)
    clearTimeout(this.#resting)
    this.#resting = setTimeout(() => {
      delete this.#shield.dataset.moving
    }, rest)
    this.#onMove()
  }

  #measure(entries: readonly ResizeObserverEntry[]): void {
    const heights = this.#heights
    if (this.#scroller.clientWidth !== this.#width) {
      this.#width = this.#scroller.clientWidth
      heights.forget()
    }
    const first = heights.placeAt(heights.view.y)
    const wasAt = heights.top(first)
    for (const {
      target,
      borderBoxSize: [size],
    } of entries)
      if (target instanceof HTMLElement && target.dataset.key !== undefined && size)
        heights.measure(target.dataset.key, size.blockSize)
    heights.settle()
    this.#fill()
    // Rows above are taller or smaller than thought: what one looks at stays where it is.
    const shift = heights.top(first) - wasAt
    if (shift !== 0 && this.#scroller.scrollTop > 0) this.#scroller.scrollTop += shift
    heights.look(this.#scroller, this.#start)
    this.#onMove()
  }

  #fill(): void {
    for (const gap of this.#start.parentElement?.children ?? []) {
      if (!(gap instanceof HTMLElement) || gap.dataset.gap === undefined) continue
      const [from = 0, to = 0] = gap.dataset.gap.split(' ').map(Number)
      gap.style.height = `${this.#heights.top(to) - this.#heights.top(from)}px`
    }
  }
}
