import type { PictureView } from './picture-views.ts'

/**
 * Address of a product's picture below `/media/catalog/product`: `…/<language>/<sku>.svg` with the label in that language;
 * further views `…/<sku>.<view>.svg`; `v` changes with the picture.
 */
export const imageFile = (
  language: string,
  sku: string,
  version: string | undefined,
  view: PictureView = 'front',
): string =>
  `/packshots/${language}/${encodeURIComponent(sku)}${view === 'front' ? '' : `.${view}`}.svg${version ? `?v=${version}` : ''}`

/**
 * A drawn picture's address with the language of the words in it, as brands and banners store it without one:
 * `/media/brands/tidemark.svg` is `/media/brands/en/tidemark.svg`. Any other address is returned unchanged.
 */
export const pictureIn = (language: string, address: string): string =>
  address.replace(/^(\/media\/(?:brands|packshots))\/([^/]+)$/, `$1/${language}/$2`)

/**
 * A banner's picture. A product's has that product's address: a browser that shows both fetches one.
 * @param version of the product's picture; null if it is no product's
 */
export const bannerPicture = (language: string, address: string, version: string | null): string =>
  version === null
    ? pictureIn(language, address)
    : `${pictureIn(language, address).replace('/media/', '/media/catalog/product/')}?v=${version}`
