import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { CARD_SIZE } from '#domain/catalogue/card-picture.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { light } from '../../design-system/tokens/themes.ts'
import { drawIcons } from '../../scripts/icons.mjs'

const committed = (name: string) => readFileSync(`app/public/${name}`)
const text = (file: string) => readFileSync(file, 'utf8')

/** The pictures in an ICO file: the size that its directory says, and the PNG. */
const picturesOf = (ico: Buffer) =>
  Array.from({ length: ico.readUInt16LE(4) }, (_, at) => {
    const entry = 6 + 16 * at
    const offset = ico.readUInt32LE(entry + 12)
    return { size: ico.readUInt8(entry), png: ico.subarray(offset, offset + ico.readUInt32LE(entry + 8)) }
  })

const raw = (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer()

/** How far two pictures are apart, as the mean of 0 (the same) to 255. Another processor rounds another way. */
async function distance(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([raw(one), raw(other)])
  expect(a.length).toBe(b.length)
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length
}

let drawn: Map<string, Buffer>
beforeAll(async () => {
  drawn = await drawIcons()
})

describe('the sources of the icons', () => {
  const path = /<path[^>]* d="([^"]+)"/
  const leaf = path.exec(text('design-system/components/text/Logo/Logo.tsx'))?.[1]
  it.each(['app/public/favicon.svg', 'app/icons/tile.svg', 'app/icons/full.svg'])(
    "%s: the logo's leaf in the colours of the theme",
    (file) => {
      expect(leaf).toMatch(/^M22 2/)
      expect(path.exec(text(file))?.[1]).toBe(leaf)
      const colours = [...text(file).matchAll(/fill="(#\w+)"/g)].map(([, colour]) => colour)
      expect(colours).toEqual(file.includes('favicon') ? [light.brand] : [light.brand, light.surface])
    },
  )
})

describe('the drawn icons', () => {
  it.each([
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-512.png', 512],
    ['apple-touch-icon.png', 180],
  ])('%s: %i pixels wide and high, a few KiB, as its source says', async (name, size) => {
    const { format, width, height } = await sharp(committed(name)).metadata()
    expect([format, width, height]).toEqual(['png', size, size])
    expect(committed(name).length).toBeLessThan(8 * 1024)
    expect(await distance(committed(name), drawn.get(name)!)).toBeLessThan(1)
  })
  it('card.png: as large as apps want it, as its source says', async () => {
    const { format, width, height } = await sharp(committed('card.png')).metadata()
    expect([format, width, height]).toEqual(['png', CARD_SIZE.width, CARD_SIZE.height])
    expect(await distance(committed('card.png'), drawn.get('card.png')!)).toBeLessThan(1)
  })
  it('favicon.ico: 16, 32 and 48 pixels, as its source says', async () => {
    const pictures = picturesOf(committed('favicon.ico'))
    const fresh = picturesOf(drawn.get('favicon.ico')!)
    expect(pictures.map(({ size }) => size)).toEqual([16, 32, 48])
    for (const [at, { size, png }] of pictures.entries()) {
      const { format, width, height } = await sharp(png).metadata()
      expect([format, width, height]).toEqual(['png', size, size])
      expect(await distance(png, fresh[at]!.png)).toBeLessThan(1)
    }
  })
  it.each(['icon-maskable-512.png', 'apple-touch-icon.png'])(
    '%s: filled to its edges, with nothing but ground outside of the middle 80 %%',
    async (name) => {
      const { data, info } = await sharp(committed(name))
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const ground = light.brand.match(/\w\w/g)!.map((digits) => parseInt(digits, 16))
      const middle = (info.width - 1) / 2
      let outside = 0
      for (let at = 0; at < info.width * info.height; at++) {
        const [x, y] = [at % info.width, Math.floor(at / info.width)]
        if (Math.hypot(x - middle, y - middle) <= info.width * 0.4) continue
        outside++
        // a palette may round a colour by a step
        const off = ground.map((value, channel) => Math.abs(value - (data[at * 4 + channel] ?? 0)))
        if (Math.max(...off) > 2 || data[at * 4 + 3] !== 255) expect.fail(`${x}, ${y} is no ground`)
      }
      expect(outside).toBeGreaterThan(info.width)
    },
  )
})
