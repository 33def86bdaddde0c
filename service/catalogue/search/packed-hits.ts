/** A hit is a whole number: the product's position times `STEPS`, plus the weight of the word there. */
export const STEPS = 64

/** Number of bits of a byte that hold data; the highest one says that another byte follows. */
const DATA_BITS = 7,
  DATA = 0x7f,
  CONTINUES = 0x80

/**
 * Hits of a word that occurs more than once. Positions are stored as differences in as few bytes as they need: two a
 * hit for a word of every hundredth product, where a number would take four. Up to 16 million positions.
 */
export class PackedHits {
  #count = 0
  #last = 0
  #bytes = new Uint8Array(8)
  #end = 0

  get count(): number {
    return this.#count
  }

  /** Number of bytes reserved. */
  get byteLength(): number {
    return this.#bytes.length
  }

  add(hit: number): void {
    const place = Math.floor(hit / STEPS)
    const step = place - this.#last
    // even for steps forwards, odd for those back
    let rest = (step >= 0 ? step * 2 : -step * 2 - 1) * STEPS + (hit % STEPS)
    for (; rest > DATA; rest >>>= DATA_BITS) this.#push((rest & DATA) | CONTINUES)
    this.#push(rest)
    this.#last = place
    this.#count++
  }

  #push(byte: number): void {
    if (this.#end === this.#bytes.length) {
      const longer = new Uint8Array(Math.ceil(this.#end * 1.25) + 8)
      longer.set(this.#bytes)
      this.#bytes = longer
    }
    this.#bytes[this.#end++] = byte
  }

  /** Calls `take` with each position and weight, in the order they were added. */
  each(take: (place: number, weight: number) => void): void {
    const bytes = this.#bytes
    let place = 0
    for (let at = 0; at < this.#end;) {
      let value = 0,
        byte = 0,
        shift = 0
      do {
        byte = bytes[at++]!
        value |= (byte & DATA) << shift
        shift += DATA_BITS
      } while (byte >= CONTINUES)
      const step = value >>> 6
      place += step & 1 ? -((step + 1) >>> 1) : step >>> 1
      take(place, value & (STEPS - 1))
    }
  }
}
