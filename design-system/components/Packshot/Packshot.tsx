import { cx } from '../../private/cx.ts'
import * as css from './Packshot.css.ts'

/** The category's tint behind a pack; `plain` for anything else. */
export type Ground = keyof typeof css.grounds

export interface PackshotProps {
  src: string
  /** The product's name where the picture is all there is; empty beside a link that says it. */
  alt: string
  ground?: Ground | undefined
  size?: keyof typeof css.sizes
  /** Above the fold: loaded at once and first. */
  eager?: boolean
  /** Pale: the product cannot be bought now. */
  muted?: boolean
}

/** A product's picture on its category's ground. Square, so nothing moves when it arrives. */
export function Packshot({ src, alt, ground = 'plain', size = 'fill', eager = false, muted = false }: PackshotProps) {
  return (
    <span className={cx(css.picture, css.grounds[ground], css.sizes[size])}>
      <img className={cx(css.image, muted && css.muted)} src={src} alt={alt} width={344} height={344} loading={eager ? 'eager' : 'lazy'} decoding="async" {...(eager && { fetchPriority: 'high' as const })} />
    </span>
  )
}
