import { use, type ReactNode } from 'react'
import { PictureSourcesContext } from '../../../private/pictures/picture-sources.ts'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import { WIDE_SCREEN } from '../../../private/use-media.ts'
import * as css from './Hero.css.ts'

export interface HeroProps extends RootProps {
  /** In Chinese it stands vertically; a line break in the text is a new column. */
  title: string
  /** One sentence below the title. */
  copy: ReactNode
  /** The one way in, usually a LinkButton. */
  action: ReactNode
  /** Up to three packs; the second stands in front. */
  images: { src: string }[]
  /** Names the region. */
  label: string
  /** The side of an `Only` that it stands in: on the other side, where it is hidden, its pictures are not fetched. */
  on?: 'phone' | 'desktop' | undefined
}

/** A picture of one pixel, which nothing is fetched for. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

type PackProps = Pick<HeroProps, 'on'> & { src: string; isInFront: boolean }

/** Neither lazy, since it is the page's largest picture, nor fetched in a hero that is not shown: a media query chooses the source. */
function Pack({ src, isInFront, on }: PackProps) {
  const sources = use(PictureSourcesContext)(src)
  const widths = sources && { sizes: '20rem' }
  return (
    <picture className={css.frame}>
      {on && (
        <source media={WIDE_SCREEN} srcSet={on === 'desktop' ? (sources ?? src) : NOTHING} {...widths} />
      )}
      <img
        className={isInFront ? css.front : css.pack}
        {...(on !== 'desktop' && { srcSet: sources, ...widths })}
        src={on === 'desktop' ? NOTHING : src}
        alt=""
        width={344}
        height={344}
        fetchPriority={isInFront ? 'high' : 'auto'}
      />
    </picture>
  )
}

/** One offer on the wall, its packs on the shelf. It does not move. */
export function Hero({ title, copy, action, images, label, on, ...rest }: HeroProps) {
  return (
    <section {...rootProps(rest)} className={css.hero} aria-label={label}>
      <div className={css.shelf} />
      <div className={css.inner}>
        <h1 className={css.title}>{title}</h1>
        <div className={css.copy}>
          <p>{copy}</p>
          {action}
        </div>
        <div className={css.set}>
          {images.slice(0, 3).map((image, index) => (
            <Pack key={image.src} src={image.src} isInFront={index === 1} on={on} />
          ))}
        </div>
      </div>
    </section>
  )
}
