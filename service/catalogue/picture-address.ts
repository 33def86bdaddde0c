import { isPictureName } from '#service/pictures/picture-key.ts'
import type { PictureView } from './picture-views.ts'

/** Address of a photographed picture below `/media/catalog/product`. */
export const photoFile = (name: string): string => `/pictures/${name}.jpg`

/**
 * Address of a product's picture below `/media/catalog/product`. A drawn one is `…/<language>/<sku>.svg` with the label in
 * that language; further views `…/<sku>.<view>.svg`; `v` changes with the picture.
 * @param version of a drawn picture, or the name of a photographed one
 */
export const imageFile = (
  language: string,
  sku: string,
  version: string | undefined,
  view: PictureView = 'front',
): string =>
  version !== undefined && isPictureName(version)
    ? photoFile(version)
    : `/packshots/${language}/${encodeURIComponent(sku)}${view === 'front' ? '' : `.${view}`}.svg${version ? `?v=${version}` : ''}`

/**
 * A drawn picture's address with the language of the words in it, as brands and banners store it without one:
 * `/media/brands/tidemark.svg` is `/media/brands/en/tidemark.svg`. Any other address is returned unchanged.
 */
export const pictureIn = (language: string, address: string): string =>
  address.replace(/^(\/media\/(?:brands|packshots))\/([^/]+)$/, `$1/${language}/$2`)

/**
 * A banner's picture. A product's has that product's address: a browser that shows both fetches one.
 * @param version of the product's picture, or its name; null if it is no product's
 */
export const bannerPicture = (language: string, address: string, version: string | null): string =>
  version === null
    ? pictureIn(language, address)
    : isPictureName(version)
      ? `/media/catalog/product${photoFile(version)}`
      : `${pictureIn(language, address).replace('/media/', '/media/catalog/product/')}?v=${version}`
