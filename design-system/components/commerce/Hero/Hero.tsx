import type { ReactNode } from 'react'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
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
}

/** One offer on the wall, its packs on the shelf. It does not move. */
export function Hero({ title, copy, action, images, label, ...rest }: HeroProps) {
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
            <img
              key={image.src}
              className={css.pack}
              src={image.src}
              alt=""
              width={344}
              height={344}
              fetchPriority={index === 1 ? 'high' : 'auto'}
            />
          ))}
        </div>
      </div>
    </section>
  )
}
