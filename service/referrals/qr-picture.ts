import { crc32, deflateSync } from 'node:zlib'
import { encode } from 'uqr'

/** Pixels of one module of the code. */
const SCALE = 8

/** A chunk of a PNG file: length, type, data and checksum. */
function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}

/**
 * Encodes a square black-and-white picture with one bit per pixel.
 * @param isBlack whether the pixel at a column and row is black
 */
function pngOf(size: number, isBlack: (x: number, y: number) => boolean): Buffer {
  const bytes = Math.ceil(size / 8)
  // each row begins with its filter type: none
  const pixels = Buffer.alloc((bytes + 1) * size)
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      if (!isBlack(x, y)) pixels[y * (bytes + 1) + 1 + (x >> 3)]! |= 0x80 >> (x & 7)
  const head = Buffer.alloc(13)
  head.writeUInt32BE(size, 0)
  head.writeUInt32BE(size, 4)
  // one bit per pixel, grey; compression, filter and interlace have only these values
  head[8] = 1
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/**
 * Encodes a text as a QR code: a PNG in a data URI (C-6.11), with the quiet zone of four modules that scanners need.
 */
export function qrPicture(text: string): string {
  const { size, data } = encode(text, { border: 4, ecc: 'M' })
  const png = pngOf(size * SCALE, (x, y) => data[Math.floor(y / SCALE)]?.[Math.floor(x / SCALE)] === true)
  return `data:image/png;base64,${png.toString('base64')}`
}
