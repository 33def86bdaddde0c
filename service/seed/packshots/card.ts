import { CARD_SIZE } from '#domain/catalogue/card-picture.ts'

const { width, height } = CARD_SIZE

/**
 * Draws the picture that apps show with a link to a product: a PNG of its packshot in front of its ground.
 * @param svg the packshot @param ground a colour
 */
export async function cardOf(svg: string, ground: string): Promise<Buffer> {
  // read only when somebody has shared a product: it takes a while
  const { default: sharp } = await import('sharp')
  const pack = svg.replace('<svg ', `<svg x="${(width - height) / 2}" width="${height}" height="${height}" `)
  const card = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${ground}"/>${pack}</svg>`
  return sharp(Buffer.from(card)).png({ palette: true, quality: 90, effort: 7 }).toBuffer()
}
