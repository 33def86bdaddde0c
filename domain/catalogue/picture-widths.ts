/** Widths in pixels in which a photographed product picture is served; none is wider than the picture itself. */
const PICTURE_WIDTHS = [320, 640, 960, 1280] as const

/** The widths in pixels of a picture that is `width` pixels wide, the smallest first. */
export function widthsOf(width: number): number[] {
  const widest = Math.min(width, PICTURE_WIDTHS.at(-1)!)
  return [...PICTURE_WIDTHS.filter((entry) => entry < widest), widest]
}

/** Pixels of a photographed picture, which its address names; undefined for a drawn one, or one of another service. */
export function pictureSize(src: string): { width: number; height: number } | undefined {
  const [, width, height] = /\/pictures\/[0-9a-f]{32}-(\d+)x(\d+)\.jpg$/.exec(src) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : undefined
}

/**
 * The `srcset` of a photographed picture: the service answers each address with AVIF, WebP or JPEG, as the browser accepts.
 * @returns undefined for a drawn picture, which has no pixels, or one of another service
 */
export function sourcesOf(src: string): string | undefined {
  const size = pictureSize(src)
  return (
    size &&
    widthsOf(size.width)
      .map((width) => `${src}?w=${width} ${width}w`)
      .join(', ')
  )
}
