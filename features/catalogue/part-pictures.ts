import { shownChoice } from '#domain/catalogue/bundle.ts'
import type { ProductView } from '#domain/catalogue/product-view.ts'

/** Returns one picture for each part of a bundle; the bundle's own picture if those of its parts are unknown. */
export function partPictures(bundle: ProductView): { src: string }[] {
  const pictures = bundle.bundle.map((part) => shownChoice(part)?.image)
  const known = pictures.flatMap((src) => (src ? [{ src }] : []))
  return known.length > 1 && known.length === pictures.length ? known : bundle.images.slice(0, 1)
}
