import { crc32, deflateSync } from 'node:zlib'

type Colour = readonly [red: number, green: number, blue: number]

const SIDE = 96

/** A jar with a lid and a label, as somebody's snapshot would show one. */
function colourAt(x: number, y: number, [background, body, lid]: readonly [Colour, Colour, Colour]): Colour {
  const isIn = (left: number, top: number, right: number, bottom: number) =>
    x >= left && x < right && y >= top && y < bottom
  if (isIn(30, 14, 66, 28)) return lid
  if (isIn(32, 44, 64, 66)) return background
  return isIn(24, 28, 72, 84) ? body : background
}

const chunk = (name: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A small PNG of a jar, without a picture library: the photo of an application in the sandbox. */
export function drawnPhoto(background: Colour, body: Colour, lid: Colour): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(SIDE, 0)
  header.writeUInt32BE(SIDE, 4)
  // eight bits for each of three colours
  header.set([8, 2], 8)
  const rows = Array.from({ length: SIDE }, (_row, y) =>
    Buffer.from([
      0,
      ...Array.from({ length: SIDE }, (_column, x) => colourAt(x, y, [background, body, lid])).flat(),
    ]),
  )
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
