import { pictureAddress, type ProductView } from '#domain/catalogue/product-view.ts'

/** Returns one picture for each part of a bundle; the bundle's own picture if its parts are unknown. */
export function partPictures(bundle: ProductView): { src: string }[] {
  const parts = bundle.bundle.flatMap(
    (part) => part.choices.find((choice) => choice.isDefault) ?? part.choices[0] ?? [],
  )
  return parts.length > 1
    ? parts.map(({ sku }) => ({ src: pictureAddress(`/packshots/${encodeURIComponent(sku)}.svg`) }))
    : bundle.images.slice(0, 1)
}
