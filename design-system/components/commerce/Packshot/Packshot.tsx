import { use } from 'react'
import { cx } from '../../../private/cx.ts'
import { PictureSourcesContext } from '../../../private/pictures/picture-sources.ts'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import * as css from './Packshot.css.ts'

/** The category's tint behind a pack; `plain` for anything else. */
export type Ground = keyof typeof css.grounds

export interface PackshotProps extends RootProps {
  /** The picture's address. */
  src: string
  /** The product's name where the picture is all there is; empty beside a link that says it. */
  alt: string
  /** The tint behind the pack, by category. @default 'plain' */
  ground?: Ground | undefined
  /** Its edge; `fill` is as wide as what it stands in. @default 'fill' */
  size?: keyof typeof css.sizes
  /** The width of one that fills its container, for the choice among the widths of a photograph. @default a card in a grid */
  widths?: string
  /** Above the fold: loaded at once and first. */
  isEager?: boolean
  /** Pale: the product cannot be bought now. */
  isMuted?: boolean
}

/**
 * A product's picture on its category's ground. Square, so nothing moves when it arrives.
 * For several pictures of one product take Gallery; a decoration is an Icon, not a picture.
 */
export function Packshot({
  src,
  alt,
  ground = 'plain',
  size = 'fill',
  widths = '(min-width: 60rem) 20rem, 50vw',
  isEager = false,
  isMuted = false,
  ...rest
}: PackshotProps) {
  const sources = use(PictureSourcesContext)(src)
  return (
    <span
      {...rootProps(rest)}
      className={cx(css.picture, css.grounds[ground], css.sizes[size], !isEager && css.whenNear)}
    >
      <img
        className={cx(css.image, isMuted && css.muted)}
        {...(sources && { srcSet: sources, sizes: size === 'fill' ? widths : '8.5rem' })}
        src={src}
        alt={alt}
        width={344}
        height={344}
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
        {...(isEager && { fetchPriority: 'high' as const })}
      />
    </span>
  )
}
