import { widthsOf } from '#domain/catalogue/picture-widths.ts'

/** Formats of a served picture, those that browsers prefer first, by the type they ask for. */
export const pictureFormats = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' } as const
export type PictureFormat = keyof typeof pictureFormats

/** A stored picture's name: 128 bits of its content's SHA-256 in hexadecimal, and its pixels. */
const named = /^[0-9a-f]{32}-(\d{1,5})x(\d{1,5})$/

/** Whether a text is the name of a stored picture: `9f86d081884c7d659a2feaa0c55ad015-1600x1200`. */
export const isPictureName = (text: string): boolean => named.test(text)

/** The widths in pixels in which a picture is served, by its name; none for a text that is no name. */
export function servedWidths(name: string): number[] {
  const width = Number(named.exec(name)?.[1] ?? 0)
  return width > 0 ? widthsOf(width) : []
}

/** Key of the picture as it was saved. */
export const originalKey = (name: string): string => `${name}/original`
/** Key of the picture in a width and a format. */
export const variantKey = (name: string, width: number, format: PictureFormat): string =>
  `${name}/${width}.${format}`

/** All keys that a picture can have. */
export const keysOf = (name: string): string[] => [
  originalKey(name),
  ...servedWidths(name).flatMap((width) =>
    (Object.keys(pictureFormats) as PictureFormat[]).map((format) => variantKey(name, width, format)),
  ),
]

/**
 * Checks a key before it becomes a path, so that nothing outside the store can be named.
 * @throws Error for a text that is no key
 */
export function checkKey(key: string): string {
  const name = key.split('/', 1)[0] ?? ''
  if (!isPictureName(name) || !keysOf(name).includes(key)) throw new Error('This is not a key of a picture.')
  return key
}
