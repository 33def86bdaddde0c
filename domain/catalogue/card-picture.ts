import type { LanguageCode } from '../store/languages.ts'

/** Pixels of a picture that apps show with a link: the size that Open Graph's readers ask for. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

/**
 * Address of the PNG that apps show with a link to a product, from the root; undefined where its picture is not drawn by us.
 * Apps take no SVG.
 * @param src address of the product's first picture
 */
export function cardAddress(src: string, sku: string, language: LanguageCode): string | undefined {
  const drawn = /^\/media\/(?:catalog\/product\/)?packshots\/[^?]*(?:\?v=([^&]*))?$/.exec(src)
  if (!drawn) return undefined
  const [, version] = drawn
  return `/media/cards/${language}/${encodeURIComponent(sku)}.png${version ? `?v=${version}` : ''}`
}
