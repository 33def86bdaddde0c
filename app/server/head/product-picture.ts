import { CARD_SIZE, cardAddress } from '#domain/catalogue/card-picture.ts'
import type { ProductView } from '#domain/catalogue/product-view.ts'
import type { Language } from '#domain/store/languages.ts'
import type { CardPicture } from './head.ts'

/** The picture of a product as apps show it: ours are drawn as SVG, which they do not take. */
export function pictureOf(
  { sku, name, images }: ProductView,
  { origin, language }: { readonly origin: string; readonly language: Language },
): CardPicture | undefined {
  const src = images[0]?.src
  if (src === undefined) return undefined
  const card = cardAddress(src, sku, language.code)
  return card === undefined
    ? { url: new URL(src, origin).href, alt: name }
    : { url: origin + card, alt: name, ...CARD_SIZE }
}
