import type { Key } from 'react-aria-components'

/** A part of a list by places: from the first up to, but without, the last. */
export interface Range {
  first: number
  last: number
}

const defaultEstimate = 48

/**
 * Where each row of a long list lies: measured rows as tall as they are, all others as tall as measured ones are on average. In CSS pixels.
 * It answers react-aria's questions for Page Up and Page Down too.
 */
export class RowHeights {
  #keys: readonly Key[] = []
  #places = new Map<string, number>()
  #measured = new Map<string, number>()
  #estimate: number | undefined
  /** By place: the height of each row, and the upper edges as far as they have been summed. */
  #heights = new Float64Array()
  #tops = new Float64Array(1)
  #summed = 0
  /** Of the part that is in sight: its upper edge from the first row, its width and its height, and whether it last moved up. */
  view = { y: 0, width: 0, height: 0, isUp: false }

  /** Looks where one is: `start` is an empty box above the first row. */
  look(scroller: Element, start: Element): void {
    const y = scroller.getBoundingClientRect().top + scroller.clientTop - start.getBoundingClientRect().top
    this.view = {
      y,
      width: scroller.clientWidth,
      height: scroller.clientHeight,
      isUp: y === this.view.y ? this.view.isUp : y < this.view.y,
    }
  }

  /** The rows from now on. What was measured stays. */
  list(keys: readonly Key[]): void {
    if (keys === this.#keys) return
    this.#keys = keys
    this.#places = new Map(keys.map((key, place) => [String(key), place]))
    this.#tops = new Float64Array(keys.length + 1)
    this.#guess()
  }

  /** Takes a row's height; its key in words, as it stands in the page. */
  measure(key: string, height: number): void {
    if (this.#measured.get(key) === height) return
    this.#measured.set(key, height)
    const place = this.#places.get(key)
    if (place === undefined) return
    this.#heights[place] = height
    this.#summed = Math.min(this.#summed, place)
  }

  /** From here on rows not seen yet count as tall as those seen are on average: asked once, so that nothing moves later on. */
  settle(): void {
    if (this.#estimate !== undefined || this.#measured.size === 0) return
    this.#estimate =
      [...this.#measured.values()].reduce((sum, height) => sum + height, 0) / this.#measured.size
    this.#guess()
  }

  /** The list is wider or narrower: all is to be measured anew. */
  forget(): void {
    this.#measured.clear()
    this.#estimate = undefined
    this.#guess()
  }

  /** Takes each row for as tall as it was measured, or else as the estimate. Costs a step for each row: only when all change. */
  #guess(): void {
    const estimate = this.#estimate ?? defaultEstimate
    this.#heights = Float64Array.from(this.#keys, (key) => this.#measured.get(String(key)) ?? estimate)
    this.#summed = 0
  }

  /** The upper edge of the row at a place; at the place after the last one the height of all. */
  top(place: number): number {
    const end = Math.max(0, Math.min(place, this.#keys.length))
    for (; this.#summed < end; this.#summed++)
      this.#tops[this.#summed + 1] = this.#tops[this.#summed]! + this.#heights[this.#summed]!
    return this.#tops[end]!
  }

  /** The place of the row at a height, the first or the last one beyond the ends. */
  placeAt(y: number): number {
    let [low, high] = [0, Math.max(0, this.#keys.length - 1)]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if (this.top(middle) <= y) low = middle
      else high = middle - 1
    }
    return low
  }

  /** All rows that touch what lies between two heights. */
  between(from: number, to: number): Range {
    return this.#keys.length === 0
      ? { first: 0, last: 0 }
      : { first: this.placeAt(from), last: this.placeAt(Math.max(from, to)) + 1 }
  }

  getItemRect(key: Key): { x: number; y: number; width: number; height: number } | null {
    const index = this.#places.get(String(key))
    return index === undefined
      ? null
      : { x: 0, y: this.top(index), width: this.view.width, height: this.top(index + 1) - this.top(index) }
  }

  getVisibleRect(): { x: number; y: number; width: number; height: number } {
    const { y, width, height } = this.view
    return { x: 0, y, width, height }
  }

  getContentSize(): { width: number; height: number } {
    return { width: this.view.width, height: this.top(this.#keys.length) }
  }
}
