import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { brotli, createDenseBodies } from './dense-bodies.ts'

const text = (word: string) => Buffer.from(word)

/** A compressor that says in which order it was asked, and how many works it had at once. */
function watched() {
  const asked: string[] = []
  let now = 0
  let most = 0
  const compress = async (bytes: Buffer<ArrayBuffer>) => {
    asked.push(bytes.toString())
    most = Math.max(most, ++now)
    await new Promise((done) => {
      setTimeout(done, 2)
    })
    now--
    if (bytes.toString() === 'broken') throw new Error('broken')
    return Buffer.from(`small ${bytes.toString()}`)
  }
  return { asked, compress, most: () => most }
}

describe('the smallest bodies of pages', () => {
  it('are made one after the other, and kept', async () => {
    const { asked, compress, most } = watched()
    const bodies = createDenseBodies(compress, 0)
    const made = await Promise.all(['a', 'b', 'c'].map((word) => bodies.later(word, text(word))))
    expect(made.map(String)).toEqual(['small a', 'small b', 'small c'])
    expect([asked, most()]).toEqual([['a', 'b', 'c'], 1])
    expect(bodies.find('b')?.toString()).toBe('small b')
    expect(bodies.find('d')).toBeUndefined()
  })
  it('are made once for all who ask for the same page', async () => {
    const { asked, compress } = watched()
    const bodies = createDenseBodies(compress, 0)
    await Promise.all([bodies.later('a', text('a')), bodies.later('a', text('a'))])
    expect(asked).toEqual(['a'])
  })
  it('are not made of what is too large, and of no more than may wait', async () => {
    const { asked, compress } = watched()
    const bodies = createDenseBodies(compress, 0)
    expect(await bodies.later('large', Buffer.alloc(512 * 1024 + 1))).toBeUndefined()
    const made = await Promise.all(
      Array.from({ length: 40 }, (_, index) => bodies.later(`${index}`, text(`${index}`))),
    )
    expect(made.filter(Boolean).length).toBe(32)
    expect(asked.length).toBe(32)
    expect(await bodies.later('later', text('later'))).toBeDefined()
  })
  it('leave the machine to others in between', async () => {
    const { compress } = watched()
    const bodies = createDenseBodies(compress, 20)
    await bodies.later('a', text('a'))
    const started = performance.now()
    await bodies.later('b', text('b'))
    expect(performance.now() - started).toBeGreaterThan(30)
  })
  it('go on after one that failed', async () => {
    const bodies = createDenseBodies(watched().compress, 0)
    expect(await bodies.later('broken', text('broken'))).toBeUndefined()
    expect(await bodies.later('a', text('a'))).toBeDefined()
    expect(bodies.find('broken')).toBeUndefined()
  })
})

it('a higher quality gives fewer bytes of the same page', async () => {
  const page = text(
    Array.from({ length: 2000 }, (_, index) => `<p class="a${index % 7}">${index}</p>`).join(''),
  )
  const [first, dense] = [await brotli(page, 7), await brotli(page, 11)]
  expect(dense.length).toBeLessThan(first.length)
  expect(brotliDecompressSync(dense).equals(page)).toBe(true)
})
