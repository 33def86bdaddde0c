import { pictureSize, widthsOf } from '#domain/catalogue/picture-widths.ts'
import { CARD_SIZE, cardAddress } from '#domain/catalogue/card-picture.ts'
import type { ProductView } from '#domain/catalogue/product-view.ts'
import type { Language } from '#domain/store/languages.ts'
import type { CardPicture } from './head.ts'

/** Pixels of a photographed picture at its address without a width. */
function widestSize(src: string): { width: number; height: number } | undefined {
  const size = pictureSize(src)
  if (!size) return undefined
  const width = widthsOf(size.width).at(-1)!
  return { width, height: Math.round((size.height * width) / size.width) }
}

/** The picture of a product as apps show it: drawn ones are SVG, which they do not take. */
export function pictureOf(
  { sku, name, images }: ProductView,
  { origin, language }: { readonly origin: string; readonly language: Language },
): CardPicture | undefined {
  const src = images[0]?.src
  if (src === undefined) return undefined
  const card = cardAddress(src, sku, language.code)
  return card === undefined
    ? { url: new URL(src, origin).href, alt: name, ...widestSize(src) }
    : { url: origin + card, alt: name, ...CARD_SIZE }
}
