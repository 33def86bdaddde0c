import { randomInt } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

/** Letters and digits that nobody takes for another one: five bits a row, seven rows. */
const glyphs: Readonly<Record<string, readonly number[]>> = {
  A: [14, 17, 17, 31, 17, 17, 17], C: [14, 17, 16, 16, 16, 17, 14], E: [31, 16, 16, 30, 16, 16, 31], F: [31, 16, 16, 30, 16, 16, 16], H: [17, 17, 17, 31, 17, 17, 17], K: [17, 18, 20, 24, 20, 18, 17],
  L: [16, 16, 16, 16, 16, 16, 31], N: [17, 25, 21, 19, 17, 17, 17], P: [30, 17, 17, 30, 16, 16, 16], R: [30, 17, 17, 30, 20, 18, 17], T: [31, 4, 4, 4, 4, 4, 4], U: [17, 17, 17, 17, 17, 17, 14],
  X: [17, 17, 10, 4, 10, 17, 17], Y: [17, 17, 10, 4, 4, 4, 4], 3: [31, 2, 4, 2, 1, 17, 14], 4: [2, 6, 10, 18, 31, 2, 2], 6: [6, 8, 16, 30, 17, 17, 14], 7: [31, 1, 2, 4, 8, 8, 8], 9: [14, 17, 17, 15, 1, 2, 12],
}

export const captchaSigns: readonly string[] = Object.keys(glyphs)

/** Size of the picture in pixels. */
export const captchaSize = { width: 200, height: 64 }

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A picture of one byte of grey a pixel, as a PNG. */
function png(pixels: Uint8Array, { width, height }: { width: number; height: number }): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(8, 8)
  const rows = Buffer.concat(Array.from({ length: height }, (_, row) => Buffer.concat([Buffer.from([0]), pixels.subarray(row * width, (row + 1) * width)])))
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))])
}

/** The signs, each leaning and shifted by chance, with lines through them. @returns a data address */
export function captchaPicture(text: string): string {
  const { width, height } = captchaSize
  const pixels = new Uint8Array(width * height).fill(255)
  const paint = (x: number, y: number, grey: number) => {
    const [column, row] = [Math.round(x), Math.round(y)]
    if (column >= 0 && column < width && row >= 0 && row < height) pixels[row * width + column] = Math.min(pixels[row * width + column] ?? 255, grey)
  }
  const size = 5
  for (const [index, sign] of [...text].entries()) {
    const [left, top, lean] = [12 + index * 37 + randomInt(-3, 4), 13 + randomInt(-7, 8), randomInt(-30, 31) / 100]
    for (const [row, bits] of (glyphs[sign] ?? []).entries()) {
      for (let column = 0; column < 5; column++) {
        if (!(bits & (16 >> column))) continue
        for (let y = 0; y <= size; y++) for (let x = 0; x <= size; x++) paint(left + column * size + x - (row * size + y - 17) * lean, top + row * size + y, 40)
      }
    }
  }
  for (let line = 0; line < 5; line++) {
    const [start, end, swing] = [randomInt(height), randomInt(height), randomInt(4, 14)]
    for (let x = 0; x < width; x += 0.5) paint(x, start + ((end - start) * x) / width + Math.sin(x / 18 + line) * swing, 110)
  }
  return `data:image/png;base64,${png(pixels, captchaSize).toString('base64')}`
}
