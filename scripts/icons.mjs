// Draws the icons of the browser's tab and of the installed shop, and the picture of links, from their SVG sources: `npm run icons` writes them into app/public/.
import { readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'

/** The leaf alone, for a tab. */
const MARK = 'app/public/favicon.svg'
/** The leaf on a tile with round corners: shown as it is. */
const TILE = 'app/icons/tile.svg'
/** The leaf on a square, all of it within the middle 80 %: the system cuts its own shape out of it. */
const FULL = 'app/icons/full.svg'

/** Every PNG: its source, and its width and height. */
const pngs = {
  'icon-192.png': [TILE, 192],
  'icon-512.png': [TILE, 512],
  'icon-maskable-512.png': [FULL, 512],
  'apple-touch-icon.png': [FULL, 180],
}
/** Widths of the pictures in favicon.ico. */
const icoSizes = [16, 32, 48]

/** @param options of sharp's PNG */
function draw(source, size, options) {
  const svg = readFileSync(source)
  const [, width] = /viewBox="0 0 (\d+)/.exec(svg)
  return sharp(svg, { density: (72 * size) / width })
    .resize(size, size)
    .png({ compressionLevel: 9, ...options })
    .toBuffer()
}

/** An ICO file: a directory of 16 bytes a picture, then the pictures, which may be PNG. */
function icoOf(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [at, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * at
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

/** What apps show with a link to a page that has no picture of its own: the leaf in the middle of 1200 × 630 pixels. */
async function drawCard() {
  const height = 630
  const sides = (1200 - height) / 2
  return sharp(await draw(FULL, height, {}))
    .extend({ left: sides, right: sides, extendWith: 'copy' })
    .png({ palette: true, effort: 10, compressionLevel: 9 })
    .toBuffer()
}

/** Draws every icon; returns their bytes by the names of their files. */
export async function drawIcons() {
  const drawn = await Promise.all(
    Object.entries(pngs).map(async ([name, [source, size]]) => [
      name,
      await draw(source, size, { palette: true, effort: 10 }),
    ]),
  )
  const pictures = await Promise.all(
    icoSizes.map(async (size) => ({ size, png: await draw(MARK, size, {}) })),
  )
  return new Map([...drawn, ['favicon.ico', icoOf(pictures)], ['card.png', await drawCard()]])
}

if (import.meta.main)
  for (const [name, bytes] of await drawIcons()) {
    writeFileSync(`app/public/${name}`, bytes)
    console.log(`${name}: ${bytes.length} bytes`)
  }
